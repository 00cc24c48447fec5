import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of 127.0.0.1 that no program listens on. For programs that must know their port before they start. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  server.close()
  await once(server, 'close')
  if (at === null || typeof at !== 'object') throw new Error('no port is free')
  return at.port
}
