import type { ReactNode } from 'react'

export interface DocumentProps {
  /** What only the build writes into the head: the inline script, the style sheet, the icons. */
  readonly head?: ReactNode
  /** What only the build writes at the start of the body: the live region of early presses. */
  readonly start?: ReactNode
  /** What only the build writes at the end of the body: the page's data, its fonts and its script. */
  readonly end?: ReactNode
  /** The shop. */
  readonly children: ReactNode
}

/**
 * The whole page, as the build writes it and the browser hydrates it. The browser leaves these
 * three out: React passes over elements of the head and the body that it does not know.
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
