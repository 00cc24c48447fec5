import { createContext, useContext } from 'react'
import type { ComponentProps, ReactNode } from 'react'

/** The props of an anchor, with a required `href`. */
export interface LinkSlotProps extends ComponentProps<'a'> {
  /** The link's URL. */
  href: string
}

type RenderLink = (props: LinkSlotProps) => ReactNode

const LinkContext = createContext<RenderLink>(({ children, ...rest }) => (
  <a {...rest}>{children}</a>
))

export interface LinkProviderProps {
  /** Renders every link below. The storefront passes its router's link. */
  render: RenderLink
  /** The links of these elements go through `render`. */
  children: ReactNode
}

/** Sets how links are rendered, so that the components need not know the router. */
export function LinkProvider({ render, children }: LinkProviderProps) {
  return <LinkContext value={render}>{children}</LinkContext>
}

/** A link without a look: the one that LinkProvider renders, or `<a>` without a provider. */
export function LinkSlot(props: LinkSlotProps) {
  const render = useContext(LinkContext)
  return render(props)
}
