import path from 'node:path'
import { dataDirOf } from './settings.ts'
import { StartupError } from './base/StartupError.ts'
import { moveToFiles, moveToPostgres } from './store/postgres/move.ts'
import { quoted } from './shopkeeper/command.ts'
import { commands } from './shopkeeper/commands.ts'
import { sendCommand } from './shopkeeper/commandSocket.ts'
import { backup, repair, reset, restore } from './store/commands.ts'

const usage = `npm run store -- <command>, for the data in DATA_DIR (usually .data)

While the server runs:
${Object.values(commands)
  .map(({ usage: written, about }) => `  ${written.padEnd(36)} ${about}`)
  .join('\n')}

For the data as a whole:
  backup <file>    copies all data to a file; the server may run
  restore <file>   replaces all data by a backup; the server must not run
  repair           keeps every line of a damaged journal that is whole, and lists what is lost
  reset            sets all data aside; the next start begins with the seed
  to-postgres      copies all data to the empty database at DATABASE_URL
  from-postgres    copies all data of the database at DATABASE_URL to an empty DATA_DIR
`

/** Runs one command and returns its sentences. */
async function run(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<readonly string[]> {
  const [command = '--help', file] = args
  const folder = dataDirOf(environment)
  const url = environment['DATABASE_URL'] ?? ''
  if (command === 'backup' && file !== undefined) return backup(folder, path.resolve(file))
  if (command === 'restore' && file !== undefined) return restore(folder, path.resolve(file))
  if (command === 'repair') return repair(folder)
  if (command === 'reset') return reset(folder)
  if (command === 'to-postgres' && url) return moveToPostgres(folder, url)
  if (command === 'from-postgres' && url) return moveToFiles(url, folder)
  if (command === '--help') return [usage]
  if (Object.hasOwn(commands, command)) return sendCommand(folder, args)
  throw new StartupError(`${problemOf(command)}\n\n${usage}`)
}

function problemOf(command: string): string {
  if (['backup', 'restore'].includes(command)) return `The command ${command} needs a file.`
  if (['to-postgres', 'from-postgres'].includes(command)) {
    return `The command ${command} needs DATABASE_URL, the address of the database.`
  }
  return `There is no command ${quoted(command)}.`
}

try {
  const sentences = await run(process.argv.slice(2), process.env)
  process.stdout.write(`${sentences.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
