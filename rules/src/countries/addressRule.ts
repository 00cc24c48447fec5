/** The address fields that only some countries have, with their labels. */
export interface AddressRule {
  /** Absent if there is none (AE). */
  readonly postcode?: {
    readonly label: string
    readonly example: string
    /** Matched against the tidied text. */
    readonly pattern: RegExp
    /** Changes the text to upper case, with the space that the country writes. */
    readonly tidy: (text: string) => string
    readonly message: string
    /** Says that no code begins with 0, for a code that is right otherwise. Absent if codes may begin with 0. */
    readonly messageAt0?: string
  }
  /** Absent if the form does not ask for one (GB). */
  readonly region?: {
    readonly label: string
    readonly message: string
    /** What the form offers, in alphabetical order. */
    readonly options: readonly string[]
    /**
     * Whether any other text is valid too. Addresses from before the form had a list hold free text,
     * such as "IL".
     */
    readonly allowsOtherText: boolean
  }
}
