import type { Shop } from '../shop/Shop.ts'

/** A command of the shopkeeper, such as `npm run store -- stock orboot 40`. */
export interface Command {
  /** Its name and its arguments, as the help shows them. */
  readonly usage: string
  /** What it does, as the help says it. */
  readonly about: string
  /** How many arguments it takes: at least, and at most. */
  readonly takes: readonly [number, number]
  readonly takesTracking?: true
  /**
   * Runs the command. Returns sentences for the shopkeeper: what it found, or what it changed and what that was before.
   * @throws {CommandRefused} with the sentence that says which argument is wrong, or why nothing can be changed
   */
  run(shop: Shop, given: Given): Promise<readonly string[]>
}

export interface Given {
  readonly args: readonly string[]
  /** The value of `--tracking`. */
  readonly tracking?: string
}

/** Says in one sentence why a command changes nothing. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}

/** A text of the command line in a sentence. */
export function quoted(text: string): string {
  return JSON.stringify(text)
}
