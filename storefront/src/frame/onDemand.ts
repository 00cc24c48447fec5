import { createElement, use, type ComponentType, type FunctionComponent } from 'react'

/** A component whose code is fetched when it is first shown, or before. */
export type OnDemand<P> = FunctionComponent<P> & {
  /** Fetches its code. Rejects where that fails; the next call tries again. */
  readonly prepare: () => Promise<unknown>
}

/**
 * As React's `lazy`, but what has been fetched already shows at once: `lazy` pauses all the same, and
 * after a pause React holds the next paint back for 300 ms. Renders inside a Suspense boundary.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  let loading: Promise<ComponentType<P>> | undefined
  let loaded: ComponentType<P> | undefined

  const prepare = () => {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  const Component = (props: P) => createElement(loaded ?? use(prepare()), props)
  return Object.assign(Component, { prepare })
}
