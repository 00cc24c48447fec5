import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { StartupError } from '../base/StartupError.ts'
import type { Shop } from '../shop/Shop.ts'
import { StoreUnavailable } from '../store/port.ts'
import { CommandRefused } from './command.ts'
import { runCommand } from './commands.ts'

/*
 * A running server takes commands by HTTP at a Unix socket in DATA_DIR/commands, a folder that only the user of the server
 * can open. A request holds a command line as a JSON array; the answer says what has changed, or why nothing has.
 */

const lineSchema = z.array(z.string())
const answerSchema = z.union([
  z.object({ sentences: z.array(z.string()) }),
  z.object({ refused: z.string() }),
])

/** Mode 700: nobody else can reach a socket in it. */
const folderIn = (dataDir: string) => path.join(dataDir, 'commands')
/** How long a command may go on once the server stops, in milliseconds. */
const graceMs = 5000
/** The longest path of a socket, in bytes, that every system takes. A longer one is cut without an error. */
const longestPath = 103

/** Takes commands until the returned function is called. Without a socket, the server runs on and the log says why. */
export async function takeCommands(
  shop: Shop,
  dataDir: string,
  logger: Logger,
): Promise<() => Promise<void>> {
  const folder = folderIn(dataDir)
  const file = path.join(folder, `${shop.owner.slice(0, 8)}.sock`)
  const server = createServer((asked, answer) => {
    void answerTo(shop, asked, logger).then((result) => answer.end(JSON.stringify(result)))
  })
  try {
    if (Buffer.byteLength(file) > longestPath) throw new Error(`${file} is too long for a socket`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(file, resolve)
    })
  } catch (err) {
    server.close()
    logger.error({ err }, 'this server cannot take the commands of npm run store')
    return async () => undefined
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      setTimeout(() => server.closeAllConnections(), graceMs).unref()
    })
}

async function answerTo(
  shop: Shop,
  asked: IncomingMessage,
  logger: Logger,
): Promise<z.infer<typeof answerSchema>> {
  try {
    const line = lineSchema.parse(JSON.parse(await text(asked)))
    return { sentences: [...(await runCommand(shop, line))] }
  } catch (err) {
    if (err instanceof CommandRefused || err instanceof StoreUnavailable) {
      return { refused: err.message }
    }
    logger.error({ err }, 'a command failed')
    return { refused: 'The command failed and changed nothing. The log of the server says why.' }
  }
}

/** Sends a command to a server that runs on this DATA_DIR. @throws {StartupError} with the refusal, or if no server answers */
export async function sendCommand(
  dataDir: string,
  line: readonly string[],
): Promise<readonly string[]> {
  const folder = folderIn(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const answer = await ask(file, JSON.stringify(line))
    if (answer === undefined) {
      await rm(file, { force: true })
      continue
    }
    const result = answerSchema.parse(JSON.parse(answer))
    if ('refused' in result) throw new StartupError(result.refused)
    return result.sentences
  }
  throw new StartupError(
    `No server runs on ${dataDir}. Start it first, or set DATA_DIR to the folder of the running one.`,
  )
}

/** What the server at a socket answers; undefined if it has ended and left the socket behind. */
function ask(file: string, body: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    request({ socketPath: file, method: 'POST' }, (answer) => {
      void text(answer).then(resolve, reject)
    })
      .once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') resolve(undefined)
        else reject(new StartupError(`The server at ${file} does not answer: ${error.message}.`))
      })
      .end(body)
  })
}
