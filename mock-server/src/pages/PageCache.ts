import path from 'node:path'
import { readPage, type Page } from './page.ts'

/** Pages in memory, each read from the build when it is first asked for. */
export class PageCache {
  readonly #pages = new Map<string, Page>()
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The page of a file in the folder, if it was read before. */
  get(file: string): Page | undefined {
    return this.#pages.get(file)
  }

  async read(file: string): Promise<Page> {
    const page = this.#pages.get(file) ?? (await readPage(path.join(this.#folder, file)))
    this.#pages.set(file, page)
    return page
  }
}
