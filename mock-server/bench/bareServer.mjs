/** `node bareServer.mjs FILE PORT`: a bare node:http server that sends a file's bytes from memory. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file, port] = process.argv
const bytes = readFileSync(file)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': bytes.length,
}
const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
server.listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
