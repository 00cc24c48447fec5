import type { ReactNode } from 'react'
import styles from './Matrix.module.css'

export interface MatrixProps<Row extends string, Column extends string> {
  /** The name of the rows' axis, such as 'tone'. */
  corner: string
  rows: readonly Row[]
  columns: readonly Column[]
  children: (row: Row, column: Column) => ReactNode
}

/** A table of all variants, for a story that is reviewed and compared. */
export function Matrix<Row extends string, Column extends string>({
  corner,
  rows,
  columns,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td key={column}>{children(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
