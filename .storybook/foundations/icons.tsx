import { useState } from 'react'
import * as actions from '../../ui/src/icons/actions.tsx'
import * as arrows from '../../ui/src/icons/arrows.tsx'
import * as everywhere from '../../ui/src/icons/everywhere.tsx'
import * as people from '../../ui/src/icons/people.tsx'
import * as shop from '../../ui/src/icons/shop.tsx'
import * as toys from '../../ui/src/icons/toys.tsx'
import styles from './foundations.module.css'

const icons = Object.entries({ actions, arrows, everywhere, people, shop, toys }).flatMap(
  ([theme, drawings]) =>
    Object.entries(drawings).map(([name, Drawing]) => ({ theme, name, Drawing })),
)

const importLine = (name: string) => `import { ${name} } from '@stemside/ui/icons'`

/** All icons. Typing finds them by name or theme, a press copies the import line. */
export function IconSearch() {
  const [query, setQuery] = useState('')
  const [copied, setCopied] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = icons.filter(({ theme, name }) => `${theme} ${name}`.toLowerCase().includes(wanted))
  const copy = (name: string) =>
    navigator.clipboard.writeText(importLine(name)).then(
      () => setCopied(`Copied: ${importLine(name)}`),
      () => setCopied(importLine(name)),
    )
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <label className={styles.search}>
        Name or theme
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <output>{copied || `${found.length} of ${icons.length} icons`}</output>
      <ul className={styles.icons}>
        {found.map(({ theme, name, Drawing }) => (
          <li key={name}>
            <button type="button" onClick={() => void copy(name)}>
              <Drawing style={{ width: 32, height: 32 }} />
              <span>{name}</span>
              <small>{theme}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
