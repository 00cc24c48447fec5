import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from './fetchedOnce.ts'

export interface BoundaryProps {
  /** Shown in place of what failed. */
  readonly renderFailure: (failure: Failure) => ReactNode
  /** Called once for each failure. */
  readonly onFailure?: () => void
  readonly children: ReactNode
}

interface Failure {
  readonly error: unknown
  /** Renders again. After a chunk failed to load: once that chunk is loaded. */
  readonly retry: () => void
  /** The chunk is being fetched again. */
  readonly isRetrying: boolean
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | undefined
  readonly isRetrying: boolean
}

/** Keeps what fails below it from taking the page along (specification §4, "Error boundary"). */
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
      // Missing though the shop answers: its files have changed, or the browser keeps the failure in mind.
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
