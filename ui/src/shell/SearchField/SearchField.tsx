import { useEffect, useId, useRef, type SubmitEvent } from 'react'
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
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(query)
  // Written over what is typed only when something else was searched for; the focus stays.
  useEffect(() => {
    if (field.current !== null && last.current !== query) field.current.value = query
    last.current = query
  }, [query])
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
          ref={field}
          id={id}
          type="search"
          name="q"
          className={styles.input}
          placeholder="Search by age or topic"
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
