/** Something that shall go wrong with the next requests to a path. */
export interface Fault {
  /** Exact, or everything that begins so where it ends with `*`. */
  readonly path: string
  /** Any where absent. */
  readonly method?: string | undefined
  readonly delayMs?: number | undefined
  /** The HTTP status to answer with, instead of doing anything. */
  readonly status?: number | undefined
  /** Cut the connection: `before` anything is done, or `after` it is, so that nobody hears of it. */
  readonly drop?: 'before' | 'after' | undefined
  /** How many requests it meets; all where absent. */
  readonly times?: number | undefined
}

/** The faults that are set, and how often each will still strike. */
export class Faults {
  #set: { readonly fault: Fault; left: number }[] = []

  add(fault: Fault): void {
    this.#set.push({ fault, left: fault.times ?? Infinity })
  }

  clear(): void {
    this.#set = []
  }

  /** Those that are set, with the times that are left. */
  list(): readonly Fault[] {
    return this.#set.map(({ fault, left }) => ({
      ...fault,
      ...(left === Infinity ? {} : { times: left }),
    }))
  }

  /** The fault that strikes this request, which counts. */
  take(method: string, path: string): Fault | undefined {
    const struck = this.#set.find(({ fault }) => isMeant(fault, method, path))
    if (!struck) return undefined
    struck.left -= 1
    if (struck.left <= 0) this.#set = this.#set.filter((one) => one !== struck)
    return struck.fault
  }
}

function isMeant(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path
}
