import { formatMoney, type CountryCode, type GiftChoice, type Minor } from '@stemside/rules'
import type { ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './GiftChooser.module.css'

export interface GiftOption {
  readonly sku: GiftChoice
  readonly name: string
  readonly picture: PictureSource
  /** What it costs otherwise. */
  readonly worth: Minor
}

export interface GiftChooserProps {
  /** Whether it stands before the page. */
  isOpen: boolean
  /** Whose prices, words and rules count. */
  country: CountryCode
  /** The toys that can be chosen. */
  options: readonly GiftOption[]
  /** What the gift takes the place of: "It takes the place of SPRING30, which saves you $30.01." */
  note?: ReactNode
  /** A toy was chosen, with its sku. */
  onChoose: (sku: GiftChoice) => void
  /** Escape, the close button, a press outside. */
  onClose: () => void
}

/** One free toy of two. Source: specification §2, "free-gift chooser"; §4, "Free gift". */
export function GiftChooser({
  isOpen,
  country,
  options,
  note,
  onChoose,
  onClose,
}: GiftChooserProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Choose your free gift"
      description={note}
    >
      <ul className={styles.options}>
        {options.map(({ sku, name, picture, worth }) => (
          <li key={sku} className={styles.option}>
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 560px) 240px, 42vw"
              className={styles.picture}
            />
            <p className={styles.name}>{name}</p>
            <p className={styles.worth}>
              <s>
                <VisuallyHidden>Worth </VisuallyHidden>
                {formatMoney(worth, country)}
              </s>{' '}
              Free
            </p>
            <Button size="small" isWide onClick={() => onChoose(sku)}>
              Choose<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
