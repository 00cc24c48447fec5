import { nameOf, type Sku } from '@stemside/rules'
import { Checkbox } from '@stemside/ui/forms/Checkbox'

export interface MarkOnListProps {
  /** The toys that were added from a shared wish list. */
  readonly skus: readonly Sku[]
  readonly isWanted: boolean
  readonly onWantedChange: (isWanted: boolean) => void
}

/** The box that lets the order mark toys on the wish list. It is ticked at first, so that nobody buys a toy twice. */
export function MarkOnList({ skus, isWanted, onWantedChange }: MarkOnListProps) {
  return (
    <Checkbox
      name="wishlist"
      label={`Mark ${skus.map((sku) => nameOf(sku)).join(', ')} as bought on the wish list. Whoever has its link sees it, but not who bought it.`}
      checked={isWanted}
      onChange={({ target }) => onWantedChange(target.checked)}
    />
  )
}
