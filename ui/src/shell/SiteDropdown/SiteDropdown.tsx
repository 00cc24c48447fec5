import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { SiteDropdownMenuProps } from './SiteDropdownMenu.tsx'
import { isPlainPress, SiteDropdownTrigger } from './SiteDropdownTrigger.tsx'

export type SiteDropdownEntry = {
  readonly label: string
  /** An Icon or a Flag before the label. @default none */
  readonly icon?: ReactNode
  /** One line under the label. @default none */
  readonly tagline?: string
  /** A short word at the end of the line. @default none */
  readonly note?: string
  /** Marks the current entry. @default false */
  readonly isCurrent?: boolean
} & ({ readonly href: string } | { readonly onSelect: () => void })

export interface SiteDropdownProps {
  /** The trigger's content. */
  label: ReactNode
  /**
   * The page that the trigger links to without JavaScript.
   * @default none: the trigger is a button
   */
  href?: string | undefined
  /** Shows the trigger as a circle without a chevron. @default false */
  isRound?: boolean | undefined
  /** The edge of the trigger that the menu aligns with. @default 'start' */
  align?: 'start' | 'end'
  /** The text above the entries. @default none */
  heading?: string
  /** The menu's entries, in this order. */
  entries: readonly SiteDropdownEntry[]
  /**
   * Called when a press could not load the menu's code.
   * @default the browser follows the trigger's link
   */
  onMissing?: (() => void) | undefined
}

interface LoadedMenu {
  readonly Menu: ComponentType<SiteDropdownMenuProps>
  readonly isInitiallyOpen: boolean
  readonly isFocusedOnOpen: boolean
}

let menuCode: Promise<ComponentType<SiteDropdownMenuProps>> | undefined

/** Loads the code of all header menus once. After an error the next call tries again. */
function fetchMenu() {
  menuCode ??= import('./SiteDropdownMenu.tsx').then(
    ({ SiteDropdownMenu }) => SiteDropdownMenu,
    (cause: unknown) => {
      menuCode = undefined
      throw cause
    },
  )
  return menuCode
}

/** Prefetches the code. An error shows only when a menu is opened. */
function prefetchMenu() {
  fetchMenu().catch(() => undefined)
}

/**
 * A menu of the header. It is prerendered as a link or a button. Pointing at the trigger or
 * pressing it loads the menu's code. A click or a keyboard focus then replaces the trigger by
 * Radix's own.
 */
export function SiteDropdown({
  label,
  href,
  isRound = false,
  onMissing,
  ...menu
}: SiteDropdownProps) {
  const trigger = useRef<HTMLElement | null>(null)
  const isPressed = useRef(false)
  const isWanted = useRef(false)
  const [loaded, setLoaded] = useState<LoadedMenu>()

  const takeOver = async () => {
    let Menu: LoadedMenu['Menu']
    try {
      Menu = await fetchMenu()
    } catch {
      if (!isWanted.current) return
      isWanted.current = false
      if (onMissing) onMissing()
      else if (href !== undefined) window.location.assign(href)
      return
    }
    setLoaded({
      Menu,
      isInitiallyOpen: isWanted.current,
      isFocusedOnOpen: trigger.current === document.activeElement,
    })
  }
  const open = () => {
    isWanted.current = true
    void takeOver()
  }

  if (loaded !== undefined)
    return <loaded.Menu {...menu} {...loaded} {...{ label, href, isRound }} />
  // Never replace the trigger between press and release, because the release would hit a removed
  // element.
  return (
    <SiteDropdownTrigger
      ref={(element) => {
        trigger.current = element
      }}
      {...{ label, href, isRound }}
      onPointerEnter={prefetchMenu}
      onPointerDown={() => {
        isPressed.current = true
        prefetchMenu()
      }}
      onFocus={() => {
        if (!isPressed.current) void takeOver()
      }}
      onBlur={() => {
        isPressed.current = false
      }}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        open()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== ' ') return
        event.preventDefault()
        open()
      }}
    />
  )
}
