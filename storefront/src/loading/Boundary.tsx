import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from './fetchedOnce.ts'

export interface BoundaryProps {
  /** Shown in place of the children after an error. */
  readonly renderFailure: (failure: Failure) => ReactNode
  /** Called once for each error. */
  readonly onFailure?: () => void
  readonly children: ReactNode
}

interface Failure {
  readonly error: unknown
  /** Renders the children again. If a chunk failed to load, it loads the chunk first. */
  readonly retry: () => void
  /** The chunk is being loaded again. */
  readonly isRetrying: boolean
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | undefined
  readonly isRetrying: boolean
}

/**
 * Catches errors of its children, so that the rest of the page stays (specification §4, "Error
 * boundary").
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, isRetrying: false }
  #isGone = false

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error }, isRetrying: false }
  }

  override componentDidMount(): void {
    this.#isGone = false
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) error.forget()
    this.props.onFailure?.()
  }

  override componentWillUnmount(): void {
    this.#isGone = true
  }

  readonly #retry = async () => {
    const error = this.state.failure?.error
    if (error instanceof ChunkLoadError) {
      this.setState({ isRetrying: true })
      const isIn = await error.fetchAgain()
      // The chunk is missing although the shop answers: its files have changed, or the browser
      // caches the failure.
      const isStale = !isIn && (await doesShopAnswer())
      if (this.#isGone) return
      if (isStale) window.location.reload()
      if (!isIn) {
        this.setState({ isRetrying: false })
        return
      }
    }
    this.setState({ failure: undefined, isRetrying: false })
  }

  override render(): ReactNode {
    const { failure, isRetrying } = this.state
    if (failure === undefined) return this.props.children
    const { error } = failure
    return this.props.renderFailure({ error, retry: () => void this.#retry(), isRetrying })
  }
}

async function doesShopAnswer(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}
