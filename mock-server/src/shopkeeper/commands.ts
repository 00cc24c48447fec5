import { parseArgs } from 'node:util'
import { Refusal } from '../base/Refusal.ts'
import type { Shop } from '../shop/Shop.ts'
import { coupon, price, stock } from './catalogueCommands.ts'
import { CommandRefused, quoted, type Command } from './command.ts'
import { erase } from './eraseCommand.ts'
import { deliver, pack, received, ship } from './orderCommands.ts'
import { order } from './orderStory.ts'

/** The shopkeeper's commands by name. */
export const commands: Readonly<Record<string, Command>> = {
  stock,
  price,
  coupon,
  order,
  pack,
  ship,
  deliver,
  received,
  erase,
}

/**
 * Runs a command line, such as ["stock", "orboot", "40"], and returns what has changed, in sentences.
 * @throws {CommandRefused} with the sentence that says why nothing has
 */
export async function runCommand(shop: Shop, line: readonly string[]): Promise<readonly string[]> {
  const { name, command, args, tracking } = readLine(line)
  const [least, most] = command.takes
  if (
    args.length < least ||
    args.length > most ||
    (tracking !== undefined && !command.takesTracking)
  ) {
    throw new CommandRefused(`The command ${name} is written: ${command.usage}`)
  }
  try {
    return await command.run(shop, tracking === undefined ? { args } : { args, tracking })
  } catch (error) {
    throw error instanceof Refusal ? new CommandRefused(error.message) : error
  }
}

function readLine(line: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...line],
      options: { tracking: { type: 'string' } },
      allowPositionals: true,
    })
    const [name = '', ...args] = positionals
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) return { name, command, args, tracking: values.tracking }
    throw new CommandRefused(`There is no command ${quoted(name)}.`)
  } catch (error) {
    if (error instanceof CommandRefused) throw error
    throw new CommandRefused(error instanceof Error ? error.message : String(error))
  }
}
