import type { LinkSlotProps } from '@stemside/ui/core/LinkSlot'
import { useLinkClickHandler } from 'react-router-dom'
import { fetchAhead, fetchWhenInView } from './fetchAhead.ts'

/**
 * A link of the shop: a press goes through the router, and its page's code is fetched when it comes
 * into view or someone points at it. React Router's own `Link` carries its framework's prefetching.
 */
export function RouterLink({ href, children, ...rest }: LinkSlotProps) {
  if (href.startsWith('/')) {
    return (
      <PageLink {...rest} href={href}>
        {children}
      </PageLink>
    )
  }
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}

function PageLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkSlotProps) {
  const navigate = useLinkClickHandler(href)
  return (
    <a
      ref={fetchWhenInView}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        fetchAhead(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        fetchAhead(href)
      }}
    >
      {children}
    </a>
  )
}
