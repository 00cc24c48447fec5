import 'react'

declare module 'react' {
  /** Allows custom properties in `style`, so that components can pass values to their CSS. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
