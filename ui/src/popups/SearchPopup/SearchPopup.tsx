import { useRef } from 'react'
import { Drawer } from '../../core/Drawer/index.ts'
import { SearchField, type SearchFieldProps } from '../../shell/SearchField/index.ts'

export interface SearchPopupProps extends Pick<
  SearchFieldProps,
  'query' | 'onSearch' | 'suggestions'
> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called on Escape, on a press on the backdrop, and on a press on the close button. */
  onClose: () => void
}

/**
 * The search of narrow screens, whose header has room for an icon only. Load it lazily, because it includes
 * Radix.
 */
export function SearchPopup({ isOpen, onClose, ...field }: SearchPopupProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} initialFocus={() => input.current}>
      <Drawer.Header title="Find a toy" />
      <Drawer.Body>
        <SearchField {...field} isInline inputRef={input} />
      </Drawer.Body>
    </Drawer>
  )
}
