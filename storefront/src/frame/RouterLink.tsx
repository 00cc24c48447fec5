import type { LinkSlotProps } from '@stemside/ui/core/LinkSlot'
import type { MouseEvent } from 'react'
import { useFetchAhead } from './fetchAhead.ts'
import { useGo } from '../hooks/navigation.ts'

/**
 * A link of the shop: a press goes through the router, and its page's code is fetched when it comes
 * into view or someone points at it. A link elsewhere is the browser's own.
 */
export function RouterLink({ children, ...props }: LinkSlotProps) {
  if (props.href.startsWith('/')) return <PageLink {...props}>{children}</PageLink>
  return <a {...props}>{children}</a>
}

function PageLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkSlotProps) {
  const go = useGo()
  const { fetchNow, whenInView } = useFetchAhead(href)
  return (
    <a
      ref={whenInView}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensElsewhere(event)) return
        event.preventDefault()
        void go(href)
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        fetchNow()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        fetchNow()
      }}
    >
      {children}
    </a>
  )
}

/** A new tab, a new window or a download: the browser's own work. */
function opensElsewhere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.target !== ''
}
