import 'react'

declare module 'react' {
  /** Custom properties may be set in `style`: a component's figures become its CSS's. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
