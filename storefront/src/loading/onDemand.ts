import { createElement, use, type ComponentType, type FunctionComponent } from 'react'
import { fetchedOnce, type FetchedOnce } from './fetchedOnce.ts'

/** A component whose code is fetched when it is first shown, or prefetched. */
export type OnDemand<P> = FunctionComponent<P> & Pick<FetchedOnce<unknown, []>, 'ahead'>

/**
 * Like React's `lazy`, but a component that is already loaded renders at once: `lazy` suspends
 * anyway, and React then delays the next paint by 300 ms. Needs a Suspense boundary. Throws a
 * `ChunkLoadError` if its code fails to load.
 */
export function onDemand<P extends object>(fetch: () => Promise<ComponentType<P>>): OnDemand<P> {
  const { loaded, load, ahead } = fetchedOnce(fetch)
  const Component = (props: P) => createElement(loaded() ?? use(load()), props)
  return Object.assign(Component, { ahead })
}
