import type { WireBookPage } from '@stemside/rules/contract'

/** An e-storybook's pages, in their order. */
export type Book = readonly WireBookPage[]
