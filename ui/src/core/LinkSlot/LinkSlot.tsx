import { createContext, useContext } from 'react'
import type { ComponentProps, ReactNode } from 'react'

/** What a link of the shop takes: an anchor's props, with its `href`. */
export interface LinkSlotProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string
}

type RenderLink = (props: LinkSlotProps) => ReactNode

const LinkContext = createContext<RenderLink>(({ children, ...rest }) => (
  <a {...rest}>{children}</a>
))

export interface LinkProviderProps {
  /** Renders every link below; the storefront answers with its router's link. */
  render: RenderLink
  /** Everything whose links go through `render`. */
  children: ReactNode
}

/** The one door through which the router's link comes in. */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return <LinkContext value={render}>{children}</LinkContext>
}

/** A bare link, without a look: the shop's router's where one is provided, else `<a>`. */
export function LinkSlot(props: LinkSlotProps) {
  const render = useContext(LinkContext)
  return render(props)
}
