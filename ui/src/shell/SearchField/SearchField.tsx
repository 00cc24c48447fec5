import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefCallback,
  type SubmitEvent,
} from 'react'
import { isComposing } from '../../core/isComposing.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { SearchIcon } from '../../icons/index.ts'
import styles from './SearchField.module.css'

/** The search field's side of its suggestions. */
export interface SuggestionList {
  /** The id of the element with the role `listbox`. */
  id: string
  /** To be put on the same element. Until it is there, the field counts as collapsed. */
  listRef: RefCallback<HTMLElement>
  /** The id of the option that the arrow keys reached. @default none */
  activeId: string | undefined
  /** What is typed so far, without surrounding spaces. */
  text: string
  /** To be called when an option is chosen. */
  onChoose: () => void
}

export interface SearchFieldProps {
  /** The last search. @default '' */
  query?: string
  /** Called with the search text, without surrounding spaces. */
  onSearch: (query: string) => void
  /**
   * Renders a SearchSuggestions for what is typed. Its code may load late.
   * @default no suggestions
   */
  suggestions?: ((list: SuggestionList) => ReactNode) | undefined
  /** Shows the suggestions in the flow of the page, not only while the field has the focus. @default false */
  isInline?: boolean
  /** The input, for a dialog that focuses it. @default none */
  inputRef?: Ref<HTMLInputElement> | undefined
}

/**
 * Search for toys, with suggestions while typing: a combobox whose list can be used by arrow keys, mouse
 * and touch. Without JavaScript it opens the shop with `?q=`.
 */
export function SearchField({
  query = '',
  onSearch,
  suggestions,
  isInline = false,
  inputRef,
}: SearchFieldProps) {
  const id = useId()
  const listId = `${id}list`
  const root = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(query)
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const [list, setList] = useState<HTMLElement | null>(null)
  const last = useRef(query)
  // Replace what is typed only after another search; the focus stays.
  useEffect(() => {
    const field = root.current?.querySelector('input')
    if (field && last.current !== query) {
      field.value = query
      setText(query)
    }
    last.current = query
  }, [query])

  const hasList = suggestions !== undefined && (isInline || isOpen)
  const close = () => {
    setOpen(false)
    setActiveId(undefined)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    close()
    const typed = new FormData(event.currentTarget).get('q')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) close()
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    const options = [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const place = options.findIndex((option) => option.id === activeId)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && suggestions !== undefined) {
      setOpen(true)
      // One place before the first option stands for the field itself.
      const next = (place + 1 + step + options.length + 1) % (options.length + 1)
      const option = options[next - 1]
      option?.scrollIntoView({ block: 'nearest' })
      setActiveId(option?.id)
    } else if (event.key === 'Enter' && place >= 0) options[place]?.click()
    else if (event.key === 'Escape' && isOpen && !isInline) close()
    else return
    event.preventDefault()
  }

  return (
    <search className={styles.root}>
      <form action="/shop" method="get" onSubmit={submit}>
        <div ref={root} className={styles.form} onBlur={leave}>
          <SearchIcon className={styles.icon} />
          <label htmlFor={id}>
            <VisuallyHidden>Search toys</VisuallyHidden>
          </label>
          <input
            ref={inputRef}
            id={id}
            type="search"
            name="q"
            className={styles.input}
            placeholder="Search by age or topic"
            defaultValue={query}
            autoComplete="off"
            enterKeyHint="search"
            {...(suggestions !== undefined && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': list !== null,
              'aria-controls': list?.id,
              'aria-activedescendant': activeId,
              onFocus: () => setOpen(true),
              onChange: ({ target }) => {
                setText(target.value)
                setActiveId(undefined)
                setOpen(true)
              },
              onKeyDown: handleKey,
            })}
          />
          {hasList && (
            <div
              role="presentation"
              className={styles.suggestions}
              data-inline={isInline || undefined}
              // Keep the focus in the field, because its loss closes the list before the press counts.
              onMouseDown={(event) => event.preventDefault()}
            >
              {suggestions({
                id: listId,
                listRef: setList,
                activeId,
                text: text.trim(),
                onChoose: close,
              })}
            </div>
          )}
        </div>
      </form>
    </search>
  )
}
