/** A shopper in a real browser. An element is found by XPath; each call waits until it can be done. */
export interface Visitor {
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly url: () => Promise<string>
  /** The visible text of the page. */
  readonly text: () => Promise<string>
  /** Runs a statement in the page. */
  readonly execute: (statement: string) => Promise<void>
  readonly press: (element: string) => Promise<void>
  readonly type: (element: string, text: string) => Promise<void>
  /** Chooses an option of a select by its value. */
  readonly choose: (element: string, value: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The longest wait for anything, in milliseconds. */
const longest = 30_000

/** Repeats work until it returns a value other than undefined. @throws its last error, or that it took too long. */
export async function until<T>(work: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + longest
  let last: unknown
  while (Date.now() < end) {
    try {
      const value = await work()
      if (value !== undefined) return value
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw last ?? new Error('It did not happen in time')
}

/** The XPath of a button or link in the page's main part. @param name - its `aria-label` or its whole text */
export function called(tag: 'a' | 'button', name: string): string {
  return `//main//${tag}[@aria-label="${name}" or normalize-space()="${name}"]`
}

/** The XPath of a button or link in the open dialog. @param name - the beginning of its text */
export function inDialog(tag: 'a' | 'button', name: string): string {
  return `//*[@role="dialog"]//${tag}[starts-with(normalize-space(), "${name}")]`
}

/** The XPath of a field. @param label - the beginning of its label */
export function labelled(label: string): string {
  return `//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`
}
