import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { LinkProvider, type LinkSlotProps } from '@stemside/ui/core/LinkSlot'
import { PageFrame } from '@stemside/ui/shell/PageFrame'
import { SiteFooter } from '@stemside/ui/shell/SiteFooter'
import { useSnapshot } from 'valtio'
import { onFirstInput } from '../effects/onFirstInput.ts'
import { useShop } from '../ShopContext.tsx'
import { Banner } from './Banner.tsx'
import { Boundary } from './Boundary.tsx'
import { Consent } from './Consent.tsx'
import { Header } from './Header.tsx'
import { Notices } from './Notices.tsx'
import { AlertPanel, CartPanel, GiftPanel, MenuPanel, MinimumPanel } from './panels.ts'
import { useOrderEnd } from './useOrderEnd.ts'
import { RouterLink } from './RouterLink.tsx'

export interface FrameProps {
  readonly hasHeader: boolean
  readonly hasFooter: boolean
  readonly children: ReactNode
}

const renderLink = (props: LinkSlotProps) => <RouterLink {...props} />

/** What stands around every page: header, notices, cart overlay, footer. */
export function Frame({ hasHeader, hasFooter, children }: FrameProps) {
  const shop = useShop()
  const { country } = useSnapshot(shop.market.state)
  const [isMenuOpen, setMenuOpen] = useState(false)
  useOrderEnd()
  return (
    <LinkProvider render={renderLink}>
      <PageFrame
        banner={hasHeader && !isMenuOpen && <Banner />}
        header={hasHeader && <Header onMenuOpen={() => setMenuOpen(true)} />}
        footer={hasFooter && <SiteFooter country={country} />}
      >
        <Notices />
        {children}
      </PageFrame>
      <Boundary renderFailure={() => <PartMissing />}>
        <Panels />
        <Late isWanted={isMenuOpen}>
          <MenuPanel isOpen={isMenuOpen} onOpenChange={setMenuOpen} />
        </Late>
      </Boundary>
      <Consent />
    </LinkProvider>
  )
}

/** The dialogs of every page. Their code is fetched with the first one that opens. */
function Panels() {
  const shop = useShop()
  const { isOverlayOpen } = useSnapshot(shop.cart.state)
  const { alert } = useSnapshot(shop.notices.state)
  const { violation, shortage, unmetMinimum } = useSnapshot(shop.popups.state)
  const { isChooserOpen } = useSnapshot(shop.gift.state)
  const { status } = useSnapshot(shop.checkout.state)
  const isCartPrepared = usePreparedCart()
  const isAlerting =
    alert !== undefined || violation !== undefined || shortage !== undefined || status === 'failed'
  return (
    <>
      <Late isWanted={isOverlayOpen || isCartPrepared}>
        <CartPanel />
      </Late>
      <Late isWanted={isAlerting}>
        <AlertPanel />
      </Late>
      <Late isWanted={unmetMinimum !== undefined}>
        <MinimumPanel />
      </Late>
      <Late isWanted={isChooserOpen}>
        <GiftPanel />
      </Late>
    </>
  )
}

/** The cart stands by, closed, from the first sign of a visitor on: "Add to cart" waits for nothing. */
function usePreparedCart(): boolean {
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    let stop: () => void
    let isOver = false
    const wait = () => {
      stop = onFirstInput(window, () => void prepare())
    }
    const prepare = async () => {
      try {
        await CartPanel.prepare()
      } catch {
        // A failed fetch ahead is no loss: the press tries again, and tells.
        return
      }
      if (isOver) return
      // Above an open dialog it would take that one's Escape, and its hold on the focus.
      if (document.querySelector('[data-locks-page]') !== null) wait()
      else startTransition(() => setPrepared(true))
    }
    wait()
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return isPrepared
}

/** A dialog's code could not be fetched: it is said, and the rest of the page goes on. */
function PartMissing() {
  const { notices } = useShop()
  useEffect(() => {
    notices.show({
      id: 'part-missing',
      message:
        'A part of this page could not be fetched. Your cart is safe: please load the page again.',
      action: { label: 'Load again', onPress: () => window.location.reload() },
    })
  }, [notices])
  return null
}

interface LateProps {
  readonly isWanted: boolean
  readonly children: ReactNode
}

/**
 * A dialog from the first time on that it is wanted: when it closes it must stay to give the focus
 * back. Its boundary comes with it: one that was prerendered empty would have to hydrate first, and a
 * press in between would meet it half-way.
 */
function Late({ isWanted, children }: LateProps) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return (wasWanted || isWanted) && <Suspense>{children}</Suspense>
}
