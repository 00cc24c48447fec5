import { breakpoints } from '../../ui/src/tokens/breakpoints.ts'
import { sizeAt } from '../../ui/src/tokens/sizeAt.ts'
import { primitiveTokens } from '../../ui/src/tokens/tokens.ts'
import styles from './foundations.module.css'

/** The smallest phone, the usual one, a tablet, a small laptop, a desktop. */
const windows = [320, 390, breakpoints.tablet, 1024, 1440] as const

const sizeOf = (name: string, width: number) =>
  sizeAt(primitiveTokens.find((token) => token.name === name)?.value ?? '', width)

/** The margins, the width of the content and the gap between sections, window by window. */
export function PageMeasures() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Window</th>
            <th scope="col">Margin at each side</th>
            <th scope="col">Content</th>
            <th scope="col">Between sections</th>
          </tr>
        </thead>
        <tbody>
          {windows.map((width) => {
            const content = contentIn(width)
            return (
              <tr key={width}>
                <th scope="row">{width} px</th>
                <td>{Math.round((width - content) / 2)} px</td>
                <td>
                  {content} px
                  <span className={styles.window} style={{ width: `${(width / 1440) * 100}%` }}>
                    <span style={{ width: `${(content / width) * 100}%` }} />
                  </span>
                </td>
                <td>{Math.round(sizeOf('--space-section', width))} px</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function contentIn(width: number): number {
  const gutters = 2 * sizeOf('--page-gutter', width)
  return Math.round(Math.min(width - gutters, sizeOf('--page-width', width)))
}
