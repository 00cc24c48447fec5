import { createContext, useContext } from 'react'
import type { ComponentProps, ReactNode } from 'react'

/** What a link of the shop takes: an anchor's props, with its `href`. */
export interface LinkSlotProps extends ComponentProps<'a'> {
  /** The link's address. */
  href: string
}

type RenderLink = (props: LinkSlotProps) => ReactNode

const LinkContext = createContext<RenderLink>(({ children, ...rest }) => (
  <a {...rest}>{children}</a>
))

const HasPageContext = createContext<(href: string) => boolean>(() => true)

export interface LinkProviderProps {
  /** Renders every link below; the storefront answers with its router's link. */
  render: RenderLink
  /** Whether a path has a page; links to paths without one are left out. @default every path has */
  hasPage?: ((href: string) => boolean) | undefined
  /** Everything whose links go through `render`. */
  children: ReactNode
}

/** The one door through which the router's link comes in. */
export function LinkProvider({ render, hasPage, children }: LinkProviderProps) {
  const links = <LinkContext value={render}>{children}</LinkContext>
  return hasPage === undefined ? links : <HasPageContext value={hasPage}>{links}</HasPageContext>
}

/** Tells whether a path has a page, so that a component can leave out a link that leads nowhere. */
export function useHasPage(): (href: string) => boolean {
  return useContext(HasPageContext)
}

/** A bare link, without a look: the shop's router's where one is provided, else `<a>`. */
export function LinkSlot(props: LinkSlotProps) {
  const render = useContext(LinkContext)
  return render(props)
}
