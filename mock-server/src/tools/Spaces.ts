import type { Request } from 'express'
import { Refusal } from '../base/Refusal.ts'
import { seedSnapshot } from '../seed/seed.ts'
import { createShop } from '../shop/createShop.ts'
import type { Shop } from '../shop/Shop.ts'
import { LowStore } from '../store/lowStore.ts'
import { MemoryAdapter } from '../store/memoryAdapter.ts'
import { Faults } from './Faults.ts'
import { RequestLog } from './RequestLog.ts'

/** A shop, its injected faults and its request log. */
export interface Space {
  readonly name: string
  readonly shop: Shop
  readonly faults: Faults
  readonly requests: RequestLog
}

/** The header that selects a space. */
const spaceHeader = 'x-mock-space'

const spaceName = /^[\w-]{1,64}$/
/** Beyond this number, the least recently used space is dropped. */
const mostSpaces = 64

/**
 * The main shop, and further shops in memory, one for each name that a request gives. Tests that run in
 * parallel use a name each. Named shops end with the process.
 */
export class Spaces {
  readonly main: Space
  /** The least recently used first. */
  readonly #named = new Map<string, Promise<Space>>()

  readonly #allowsNamed: boolean

  /** `allowsNamed` is false in production mode: there is one shop only. */
  constructor(shop: Shop, allowsNamed: boolean) {
    this.main = spaceOf('main', shop)
    this.#allowsNamed = allowsNamed
  }

  /** @throws {Refusal} 400 for an invalid name. */
  of(request: Request): Promise<Space> {
    const name = nameIn(request)
    if (name === undefined || !this.#allowsNamed) return Promise.resolve(this.main)
    if (typeof name !== 'string' || !spaceName.test(name)) {
      throw new Refusal(
        400,
        'A space is named with 1 to 64 letters, digits, dashes or underscores.',
      )
    }
    const space = this.#named.get(name) ?? openSpace(name, this.main.shop.origin)
    this.#named.delete(name)
    this.#named.set(name, space)
    this.#dropOldest()
    return space
  }

  /** The shop of a request. */
  readonly shopOf = async (request: Request): Promise<Shop> => (await this.of(request)).shop

  /** The names of the spaces, the most recently used first. */
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

/** From the header. On the page of the tools, whose forms cannot send headers, from `?space=`. */
function nameIn(request: Request): unknown {
  const inQuery = request.path.startsWith('/__mock') ? request.query['space'] : undefined
  return request.get(spaceHeader) ?? inQuery
}

async function openSpace(name: string, origin: string | undefined): Promise<Space> {
  const store = await LowStore.open(new MemoryAdapter())
  await store.reset(seedSnapshot())
  return spaceOf(name, createShop(store, {}, { origin }))
}

function spaceOf(name: string, shop: Shop): Space {
  return { name, shop, faults: new Faults(), requests: new RequestLog() }
}
