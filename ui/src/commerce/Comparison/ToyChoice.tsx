import type { Sku } from '@stemside/rules'
import { IconButton } from '../../core/IconButton/index.ts'
import { CloseIcon } from '../../icons/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import styles from './ToyChoice.module.css'
import { useChoice } from './useChoice.ts'

interface ChosenToyProps {
  /** The toy of this column. */
  item: ShelfItem
  /** Whether it is the page's own toy, which stays. */
  isFixed: boolean
  /** The toys that can take its place. */
  choices: readonly ShelfItem[]
  /** Whether it can go without another in its place. */
  isRemovable: boolean
  /** Called with the toy in its place, or undefined if it goes. */
  onChange: (sku: Sku | undefined) => void
}

/** Exchanges or removes the toy of a column. */
export function ChosenToy({ item, isFixed, choices, isRemovable, onChange }: ChosenToyProps) {
  const { select, isPending } = useChoice(item.sku, onChange)
  if (isFixed) return <p className={styles.fixed}>This page’s toy</p>
  return (
    <>
      <div className={styles.root} data-needs-script>
        <select
          {...select}
          className={styles.select}
          aria-label={`Compare another toy than ${item.name}`}
        >
          {[item, ...choices].map(({ sku, name }) => (
            <option key={sku} value={sku}>
              {name}
            </option>
          ))}
        </select>
        {isRemovable && (
          <IconButton
            label={`Do not compare ${item.name}`}
            tone="neutral"
            size="small"
            onClick={() => onChange(undefined)}
          >
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <KeyHint isShown={isPending} />
    </>
  )
}

interface AddToyProps {
  /** The toys that are not compared yet. */
  choices: readonly ShelfItem[]
  /** Called with the chosen toy, and whether the focus has left the list. */
  onAdd: (sku: Sku, hasLeft: boolean) => void
  className?: string | undefined
}

/** Adds a column. */
export function AddToy({ choices, onAdd, className }: AddToyProps) {
  const { select, isPending } = useChoice('', onAdd)
  return (
    <div className={className} data-needs-script>
      <select {...select} className={styles.select} aria-label="Compare one more toy">
        <option value="" disabled>
          + Compare one more toy
        </option>
        {choices.map(({ sku, name }) => (
          <option key={sku} value={sku}>
            {name}
          </option>
        ))}
      </select>
      <KeyHint isShown={isPending} />
    </div>
  )
}

/** Says which key compares the toy that is chosen by keys. */
function KeyHint({ isShown }: { readonly isShown: boolean }) {
  return <output>{isShown && ' Enter compares it'}</output>
}
