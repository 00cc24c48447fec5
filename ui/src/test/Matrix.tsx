import type { ReactNode } from 'react'
import styles from './Matrix.module.css'

export interface MatrixProps<Row extends string, Column extends string> {
  /** What the rows are, such as 'tone'. */
  corner: string
  rows: readonly Row[]
  columns: readonly Column[]
  children: (row: Row, column: Column) => ReactNode
}

/** All variants on one sheet, for a story that is looked at and compared. */
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
