export interface ComponentSize {
  /** JavaScript, gzipped, in kilobytes of 1,000 bytes. */
  readonly script: number
  /** CSS, gzipped, in kilobytes of 1,000 bytes. */
  readonly style: number
}

/** By folder: `core/Button`. */
export function componentSizes(): Promise<Readonly<Record<string, ComponentSize>>>
