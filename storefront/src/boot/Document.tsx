import type { ReactNode } from 'react'

export interface DocumentProps {
  /** The inline script, the style sheet and the icons. Only the build passes them. */
  readonly head?: ReactNode
  /** The live region of early presses, at the start of the body. Only the build passes it. */
  readonly start?: ReactNode
  /** The page's data, fonts and script, at the end of the body. Only the build passes them. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/**
 * The whole page. The build renders it and the browser hydrates it. The browser omits `head`,
 * `start` and `end`: while it hydrates, React skips elements of head and body that it does not
 * know.
 */
export function Document({ head, start, end, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
      </head>
      <body>
        {start}
        <div id="root">{children}</div>
        {end}
      </body>
    </html>
  )
}
