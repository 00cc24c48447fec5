import { useId, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import styles from './Tabs.module.css'

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly panel: ReactNode
}

export interface TabsProps extends ComponentProps<'div'> {
  /** What the tabs choose between. */
  label: string
  /** At least two; an id is unique among them. */
  tabs: readonly Tab[]
  /** @default the first */
  initialId?: string
  /** Another tab was chosen, with its id. */
  onTabChange?: (id: string) => void
}

/** Views of one thing, one at a time. Every panel is in the page, so that it can be found and printed. */
export function Tabs({ label, tabs, initialId, onTabChange, ...rest }: TabsProps) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(initialId ?? tabs[0]?.id)

  const choose = (id: string) => {
    setChosen(id)
    onTabChange?.(id)
  }
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ id }) => id === chosen)
    const target = {
      ArrowRight: (place + 1) % tabs.length,
      ArrowLeft: place - 1,
      Home: 0,
      End: -1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = tabs.at(target)
    if (!next) return
    choose(next.id)
    const button = Array.from(list.current?.children ?? []).at(target)
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div {...rest}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}-tab`}
            aria-controls={`${prefix}-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(id)}
            onKeyDown={move}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}`}
          aria-labelledby={`${prefix}-${id}-tab`}
          hidden={id !== chosen}
          className={styles.panel}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
