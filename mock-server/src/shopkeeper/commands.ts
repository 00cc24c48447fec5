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
  const refuse = (problem: string) => {
    throw new CommandRefused(`The command ${name} ${problem}. It is written: ${command.usage}`)
  }
  if (args.length < least) refuse('lacks an argument')
  if (args.length > most) refuse('takes fewer arguments')
  if (tracking !== undefined && !command.takesTracking) refuse('takes no --tracking')
  try {
    return await command.run(shop, tracking === undefined ? { args } : { args, tracking })
  } catch (error) {
    throw error instanceof Refusal ? new CommandRefused(error.message) : error
  }
}

function readLine(line: readonly string[]) {
  // Not strict: the sentences of Node.js about options are for programmers.
  const { positionals, tokens } = parseArgs({
    args: [...line],
    options: { tracking: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const [name = '', ...args] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CommandRefused(`There is no command ${quoted(name)}.`)
  let tracking: string | undefined
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (token.name !== 'tracking') {
      const typed = quoted(line[token.index] ?? token.rawName)
      throw new CommandRefused(
        `There is no option ${typed}. The command is written: ${command.usage}`,
      )
    }
    if (token.value === undefined) throw new CommandRefused('The option --tracking needs a number.')
    tracking = token.value
  }
  return { name, command, args, tracking }
}
