/** A fault to inject into the next requests to a path. */
export interface Fault {
  /** An exact path, or a prefix that ends with `*`. */
  readonly path: string
  /** If absent, the fault applies to each method. */
  readonly method?: string | undefined
  readonly delayMs?: number | undefined
  /** Answer with this HTTP status, without handling the request. */
  readonly status?: number | undefined
  /** Cut the connection `before` the request is handled, or `after` it, in place of the answer. */
  readonly drop?: 'before' | 'after' | undefined
  /** How many requests it affects. Absent: all. */
  readonly times?: number | undefined
}

/** The injected faults, and how often each still applies. */
export class Faults {
  #set: { readonly fault: Fault; left: number }[] = []

  add(fault: Fault): void {
    this.#set.push({ fault, left: fault.times ?? Infinity })
  }

  clear(): void {
    this.#set = []
  }

  /** The faults, with the number of requests that each still affects. */
  list(): readonly Fault[] {
    return this.#set.map(({ fault, left }) => ({
      ...fault,
      ...(left === Infinity ? {} : { times: left }),
    }))
  }

  /** The fault for this request. Counts it. */
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
