import type { LinkSlotProps } from '@stemside/ui/core/LinkSlot'
import { returnPolicyLink } from '@stemside/ui/shell/navigation'
import type { MouseEvent } from 'react'
import { useFetchAhead } from './fetchAhead.ts'
import { useGo } from '../hooks/navigation.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { ReturnPolicyPanel } from './panels.ts'

/**
 * A link. Within the shop it navigates by the router, and prefetches the page's code when it gets
 * pointer or focus. The link to the return policy opens its popup instead. To another
 * site it is a plain link.
 */
export function RouterLink({ children, ...props }: LinkSlotProps) {
  if (props.href === returnPolicyLink.href) {
    return <ReturnPolicyLink {...props}>{children}</ReturnPolicyLink>
  }
  if (props.href.startsWith('/')) return <PageLink {...props}>{children}</PageLink>
  return <a {...props}>{children}</a>
}

function PageLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkSlotProps) {
  const go = useGo()
  const fetchAhead = useFetchAhead(href)
  return (
    <a
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
        fetchAhead()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        fetchAhead()
      }}
    >
      {children}
    </a>
  )
}

const fetchReturnPolicy = () => void ReturnPolicyPanel.ahead()

function ReturnPolicyLink({ href, onClick, children, ...rest }: LinkSlotProps) {
  const { dialogs } = useStores()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensElsewhere(event)) return
        event.preventDefault()
        dialogs.open({ id: 'return-policy' })
      }}
      onPointerEnter={fetchReturnPolicy}
      onFocus={fetchReturnPolicy}
    >
      {children}
    </a>
  )
}

/** Whether the browser handles the press: new tab, new window or download. */
function opensElsewhere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.target !== ''
}
