import { useId, type SubmitEvent } from 'react'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { SearchIcon } from '../../icons/index.ts'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  /** What was searched for last. */
  query?: string
  /** Something was searched for; without spaces around it. */
  onSearch: (query: string) => void
}

/** Search over toys. Without script it leads to the shop with `?q=`. */
export function SearchField({ query = '', onSearch }: SearchFieldProps) {
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    onSearch(typeof text === 'string' ? text.trim() : '')
  }
  return (
    <search className={styles.root}>
      <form action="/shop" method="get" className={styles.form} onSubmit={submit}>
        <SearchIcon className={styles.icon} />
        <label htmlFor={id}>
          <VisuallyHidden>Search toys</VisuallyHidden>
        </label>
        <input
          id={id}
          type="search"
          name="q"
          className={styles.input}
          placeholder="Search by age or topic"
          defaultValue={query}
          key={query}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
