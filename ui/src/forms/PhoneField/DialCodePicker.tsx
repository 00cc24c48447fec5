import type { DialCountry } from '@stemside/rules'
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { FlagImage } from '../../core/Flag/index.ts'
import { ChevronDownIcon, SearchIcon } from '../../icons/index.ts'
import { isComposing } from '../../core/isComposing.ts'
import styles from './DialCodePicker.module.css'
import { dialFlag } from './dialFlags.ts'
import { findDialCountries } from './findDialCountries.ts'

export interface DialCodePickerProps {
  /** The selected country. */
  selected: DialCountry
  /** Called when another country is chosen. */
  onSelect: (country: DialCountry) => void
}

/**
 * A button with a flag and a dial code. It opens a list that can be searched and used by arrow
 * keys.
 */
export function DialCodePicker({ selected, onSelect }: DialCodePickerProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = findDialCountries(query)

  useEffect(() => {
    if (isOpen) search.current?.focus()
  }, [isOpen])

  const close = () => {
    setOpen(false)
    setQuery('')
    opener.current?.focus()
  }
  const choose = (country: DialCountry | undefined) => {
    if (!country) return
    onSelect(country)
    close()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) setOpen(false)
  }

  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const stops = [search.current, ...(root.current?.querySelectorAll('li button') ?? [])]
    const place = stops.findIndex((stop) => stop === document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      const next = stops.at((place + step) % stops.length)
      if (next instanceof HTMLElement) next.focus()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && place === 0) choose(found[0])
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={root}
      className={styles.root}
      // A dialog around it ignores Escape while the list is open.
      data-holds-escape={isOpen || undefined}
      onBlur={leave}
    >
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`Dial code ${selected.dialCode}, ${selected.name}`}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <FlagImage src={dialFlag(selected.code)} />
        <span>{selected.dialCode}</span>
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <div className={styles.panel} id={id}>
          <div className={styles.search}>
            <SearchIcon />
            <input
              ref={search}
              className={styles.query}
              aria-label="Search countries"
              autoComplete="off"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={handleKey}
            />
          </div>
          <ul className={styles.list}>
            {found.map((country, index) => (
              <li
                key={country.code}
                data-last-preferred={
                  (country.isPreferred && found[index + 1]?.isPreferred === false) || undefined
                }
                className={styles.entry}
              >
                <button
                  type="button"
                  className={styles.option}
                  aria-current={country === selected || undefined}
                  onClick={() => choose(country)}
                  onKeyDown={handleKey}
                >
                  <FlagImage src={dialFlag(country.code)} />
                  <span className={styles.name}>{country.name}</span>
                  <span className={styles.code}>{country.dialCode}</span>
                </button>
              </li>
            ))}
          </ul>
          <output className={styles.none}>{found.length === 0 && 'No country by that name'}</output>
        </div>
      )}
    </div>
  )
}
