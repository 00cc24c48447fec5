import { createElement, use, type ComponentType, type FunctionComponent } from 'react'
import { fetchedOnce, type FetchedOnce } from './fetchedOnce.ts'

/** A component whose code is fetched when it is first shown, or before. */
export type OnDemand<P> = FunctionComponent<P> & Pick<FetchedOnce<unknown, []>, 'ahead'>

/**
 * As React's `lazy`, but what has been fetched already shows at once: `lazy` pauses all the same, and
 * after a pause React holds the next paint back for 300 ms. Renders inside a Suspense boundary; throws
 * a `ChunkLoadError` where its code cannot be fetched.
 */
export function onDemand<P extends object>(fetch: () => Promise<ComponentType<P>>): OnDemand<P> {
  const { loaded, load, ahead } = fetchedOnce(fetch)
  const Component = (props: P) => createElement(loaded() ?? use(load()), props)
  return Object.assign(Component, { ahead })
}
