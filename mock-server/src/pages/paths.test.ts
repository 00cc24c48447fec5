import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

/** Sends a path unchanged: fetch would normalise it. */
function ask(address: string, rawPath: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${rawPath} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('paths out of the served folder', () => {
  test.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%5c..%5csecret.txt',
    '//secret.txt',
    '/assets/....//....//secret.txt',
    '/.vite/manifest.json',
    '/assets/%00',
    '/%',
  ])('%s is refused', async (rawPath) => {
    const root = await temporaryFolder()
    const buildDir = path.join(root, 'dist')
    await mkdir(path.join(buildDir, 'client/assets'), { recursive: true })
    await mkdir(path.join(buildDir, 'client/.vite'), { recursive: true })
    await mkdir(path.join(buildDir, 'pages/US/not-found'), { recursive: true })
    await writeFile(path.join(root, 'secret.txt'), 'the secret')
    await writeFile(path.join(buildDir, 'secret.txt'), 'the secret')
    await writeFile(path.join(buildDir, 'client/.vite/manifest.json'), 'the secret')
    const manifest = { routes: [], dynamic: {}, scriptHashes: [], styleHashes: [] }
    await writeFile(path.join(buildDir, 'pages/manifest.json'), JSON.stringify(manifest))
    await writeFile(path.join(buildDir, 'pages/US/not-found/index.html'), 'nothing here')
    const { address } = await startTestServer({ buildDir })
    const answer = await ask(address, rawPath)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toContain('the secret')
  })
})
