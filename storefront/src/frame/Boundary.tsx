import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /** Shown in place of what failed; `retry` renders it anew. */
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode
  /** Called once for each failure. */
  readonly onFailure?: (error: unknown) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | undefined
}

/** Keeps what fails below it from taking the page along (specification §4, "Error boundary"). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error)
  }

  readonly #retry = () => this.setState({ failure: undefined })

  override render(): ReactNode {
    const { failure } = this.state
    return failure === undefined
      ? this.props.children
      : this.props.renderFailure(failure.error, this.#retry)
  }
}
