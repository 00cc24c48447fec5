import { IconButton } from '../../core/IconButton/index.ts'
import { TagIcon } from '../../icons/index.ts'
import styles from './DiscountBanner.module.css'
import { useFocusWhen } from './useFocusWhen.ts'

export interface OfferButtonProps {
  /**
   * Whether the shopper closed the bar: only then the button shows. While it is undefined,
   * `data-banner="closed"` on the root element decides.
   * @default not known yet
   */
  isClosed?: boolean | undefined
  /** Called when the button is pressed. */
  onOpen: () => void
}

/** A button that opens a closed DiscountBanner again. Put it in the header, where it covers nothing. */
export function OfferButton({ isClosed, onOpen }: OfferButtonProps) {
  const button = useFocusWhen(true, isClosed)
  return (
    <IconButton
      ref={button}
      label="Show the offer"
      tone="neutral"
      size="small"
      className={styles.open}
      data-closed={isClosed}
      data-needs-script
      onClick={onOpen}
    >
      <TagIcon />
    </IconButton>
  )
}
