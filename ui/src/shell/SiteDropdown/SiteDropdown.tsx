import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { SiteDropdownMenuProps } from './SiteDropdownMenu.tsx'
import { isPlainPress, SiteDropdownTrigger } from './SiteDropdownTrigger.tsx'

export type SiteDropdownEntry = {
  readonly label: string
  /** An Icon or a Flag before the label. */
  readonly icon?: ReactNode
  /** One line under the label. */
  readonly tagline?: string
  /** A short word at the end of the line. */
  readonly note?: string
  /** Marks the chosen entry. */
  readonly isCurrent?: boolean
} & ({ readonly href: string } | { readonly onSelect: () => void })

export interface SiteDropdownProps {
  /** What the trigger shows. */
  label: ReactNode
  /** The page that the trigger links to without script. @default none: it is a button */
  href?: string | undefined
  /** Shows the trigger as a circle without a chevron. @default false */
  isRound?: boolean | undefined
  /** Which edge of the trigger the menu keeps to. @default 'start' */
  align?: 'start' | 'end'
  /** Words above the entries. @default none */
  heading?: string
  /** The menu's entries, in this order. */
  entries: readonly SiteDropdownEntry[]
  /** Called when the menu was wanted and its code could not be fetched. @default the trigger's link is followed */
  onMissing?: (() => void) | undefined
}

interface LoadedMenu {
  readonly Menu: ComponentType<SiteDropdownMenuProps>
  readonly defaultOpen: boolean
  readonly takesFocus: boolean
}

/**
 * A menu of the header. It is prerendered as a plain link or button; the code of the menu is fetched
 * when the trigger is pointed at, focused or pressed, and then takes the trigger over.
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
  const [loaded, setLoaded] = useState<LoadedMenu>()

  const load = async () => {
    try {
      const { SiteDropdownMenu } = await import('./SiteDropdownMenu.tsx')
      setLoaded({
        Menu: SiteDropdownMenu,
        defaultOpen: isPressed.current,
        takesFocus: trigger.current === document.activeElement,
      })
    } catch {
      if (!isPressed.current) return
      isPressed.current = false
      if (onMissing) onMissing()
      else if (href !== undefined) window.location.assign(href)
    }
  }
  const press = () => {
    isPressed.current = true
    void load()
  }

  if (loaded !== undefined)
    return <loaded.Menu {...menu} {...loaded} {...{ label, href, isRound }} />
  return (
    <SiteDropdownTrigger
      ref={(element) => {
        trigger.current = element
      }}
      {...{ label, href, isRound }}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onPointerDown={(event) => {
        if (isPlainPress(event)) press()
      }}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        press()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== ' ') return
        event.preventDefault()
        press()
      }}
    />
  )
}
