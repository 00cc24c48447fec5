/** What a backer has chosen so far. The ids are those of the page's options. */
export interface BackerChoices {
  readonly backerNumber?: string
  readonly email?: string
  readonly reward?: string
  readonly colour?: string
  /** Empty if the passport has no name. */
  readonly passportName?: string
  /** The fields of the address form by name. */
  readonly address?: Readonly<Record<string, string>>
  readonly upgrade?: string
}

/** How far a backer is. */
export interface BackerProgress {
  readonly choices: BackerChoices
  /** The index of the furthest step so far. Steps up to it can be opened again. */
  readonly reached: number
}
