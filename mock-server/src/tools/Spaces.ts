import type { Request } from 'express'
import { Refusal } from '../http/Refusal.ts'
import { seedSnapshot } from '../seed/seed.ts'
import { createShop } from '../shop/createShop.ts'
import type { Shop } from '../shop/Shop.ts'
import { LowStore } from '../store/lowStore.ts'
import { MemoryAdapter } from '../store/memoryAdapter.ts'
import { Faults } from './Faults.ts'
import { RequestLog } from './RequestLog.ts'

/** A shop with what the tools know of it. */
export interface Space {
  readonly name: string
  readonly shop: Shop
  readonly faults: Faults
  readonly requests: RequestLog
}

/** The header by which a test asks for data of its own. */
const spaceHeader = 'x-mock-space'

const spaceName = /^[\w-]{1,64}$/
/** Beyond so many, the one that was not used for longest goes. */
const mostSpaces = 64

/**
 * The shop that everybody shares, and shops in memory for those who name one: tests that run side by
 * side do not meet. Nothing of a named one outlives the process.
 */
export class Spaces {
  readonly main: Space
  /** The least recently used first. */
  readonly #named = new Map<string, Promise<Space>>()

  readonly #allowsNamed: boolean

  /** In production mode there is one shop, whatever a header asks for. */
  constructor(shop: Shop, allowsNamed: boolean) {
    this.main = spaceOf('main', shop)
    this.#allowsNamed = allowsNamed
  }

  /** @throws {Refusal} 400 for a name that is none. */
  of(request: Request): Promise<Space> {
    const name = nameIn(request)
    if (name === undefined || !this.#allowsNamed) return Promise.resolve(this.main)
    if (typeof name !== 'string' || !spaceName.test(name)) {
      throw new Refusal(
        400,
        'A space is named with 1 to 64 letters, digits, dashes or underscores.',
      )
    }
    const space = this.#named.get(name) ?? openSpace(name)
    this.#named.delete(name)
    this.#named.set(name, space)
    this.#dropOldest()
    return space
  }

  /** The names of those that tests have asked for, the last one first. */
  names(): readonly string[] {
    return [...this.#named.keys()].toReversed()
  }

  async close(): Promise<void> {
    for (const space of this.#named.values()) await (await space).shop.store.close()
    await this.main.shop.store.close()
  }

  #dropOldest(): void {
    const [oldest] = this.#named
    if (!oldest || this.#named.size <= mostSpaces) return
    const [name, space] = oldest
    this.#named.delete(name)
    void space.then(({ shop }) => shop.store.close())
  }
}

/** The header's; on the tools' page, whose forms can send none, that of `?space=`. */
function nameIn(request: Request): unknown {
  const inQuery = request.path.startsWith('/__mock') ? request.query['space'] : undefined
  return request.get(spaceHeader) ?? inQuery
}

async function openSpace(name: string): Promise<Space> {
  const store = await LowStore.open(new MemoryAdapter())
  await store.reset(seedSnapshot())
  return spaceOf(name, createShop(store))
}

function spaceOf(name: string, shop: Shop): Space {
  return { name, shop, faults: new Faults(), requests: new RequestLog() }
}
