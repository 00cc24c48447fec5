import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { accept, readDifferences, reportFolder } from './differences.ts'
import { writeReport } from './report.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
}

/** Serves the report to this computer only, with buttons that store a new picture. */
export function serveReport(set: string): void {
  const port = Number(process.env['VISUAL_PORT'] ?? 6511)
  createServer((request, response) => {
    answer(request, response, set).catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  }).listen(port, '127.0.0.1', () => {
    console.log(`Judge the pictures at http://127.0.0.1:${port} (Ctrl + C ends it)`)
  })
}

async function answer(request: IncomingMessage, response: ServerResponse, set: string) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (request.method === 'POST') {
    const names = await namesIn(request)
    const wanted = readDifferences().filter(({ picture }) => names.includes(picture))
    for (const difference of wanted) await accept(difference, set)
    await writeReport()
    response.end(String(wanted.length))
    return
  }
  const file = path.join(reportFolder, pathname === '/' ? 'index.html' : pathname)
  const type = types[path.extname(file)]
  if (type === undefined || !file.startsWith(reportFolder + path.sep)) {
    response.statusCode = 404
    response.end()
    return
  }
  response.setHeader('Content-Type', type)
  response.end(readFileSync(file))
}

/** Returns the posted names. Accepts only JSON, which another origin cannot send without CORS. */
async function namesIn(request: IncomingMessage): Promise<readonly string[]> {
  if (request.headers['content-type'] !== 'application/json') return []
  const body = await text(request)
  return z.array(z.string()).parse(JSON.parse(body))
}
