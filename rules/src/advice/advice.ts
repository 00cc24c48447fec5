/** A doubt about what was typed, for a shopper who may go on all the same. */
export interface Advice {
  readonly text: string
  /** What the shopper probably meant. Absent if the rules cannot know it. */
  readonly replacement?: string
}
