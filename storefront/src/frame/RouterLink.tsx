import type { LinkSlotProps } from '@stemside/ui/core/LinkSlot'
import { Link } from 'react-router-dom'
import { findRoute } from '../routes/defineRoute.ts'
import { routes } from '../routes/routes.ts'

/** A link of the shop: the router's, and its page's code is fetched once someone points at it. */
export function RouterLink({ href, children, ...rest }: LinkSlotProps) {
  if (!href.startsWith('/')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  }
  const fetchAhead = () => {
    const pathname = href.replace(/[?#].*$/, '')
    // A failed fetch ahead is no loss: the press on the link tries again, and tells.
    const route = findRoute(routes, pathname)
    route.load().catch(() => route.forget())
  }
  return (
    <Link {...rest} to={href} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      {children}
    </Link>
  )
}
