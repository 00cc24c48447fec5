import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { placeSampleOrder } from './testing/buy.ts'
import { noteFault } from './testing/faults.ts'
import { builtServer, startProcess } from './testing/startProcess.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { limits } from '../../scripts/gate/limits.ts'

const run = promisify(execFile)

/** A process of its own pid namespace, as in a container: it is process 1 there. */
const unshare = ['--pid', '--fork', '--mount-proc', '--kill-child']

/** Needs root, or a system that lets users make namespaces. */
const canUnshare = await run('unshare', [...unshare, 'true']).then(
  () => true,
  () => false,
)

test.skipIf(!canUnshare)(
  'a server in another pid namespace is refused the same folder',
  async (context) => {
    const dataDir = await temporaryFolder()
    const first = await startProcess({ DATA_DIR: dataDir })
    await placeSampleOrder(await first.address)
    const file = await builtServer()
    const second = run('unshare', [...unshare, process.execPath, file], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' },
      timeout: limits.expectation,
    })
    const refused: unknown = await second.catch((error: unknown) => error)
    expect(String(refused)).toContain(`${dataDir} is in use by process `)
    first.child.kill('SIGKILL')
    await first.ended
    // SIGKILL releases the lock: the next server starts and has the order.
    const third = await startProcess({ DATA_DIR: dataDir })
    expect((await fetch(`${await third.address}/readyz`)).status).toBe(200)
    noteFault(context, {
      fault: 'two servers on one folder, two pid namespaces',
      store: 'data files',
      times: 1,
      outcome: 'the second start refused',
    })
  },
)
