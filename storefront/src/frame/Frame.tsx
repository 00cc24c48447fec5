import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { shopContact } from '@stemside/rules'
import { LinkProvider, type LinkSlotProps } from '@stemside/ui/core/LinkSlot'
import { PageFrame } from '@stemside/ui/shell/PageFrame'
import { ScriptNote } from '@stemside/ui/shell/ScriptNote'
import { SiteFooter } from '@stemside/ui/shell/SiteFooter'
import { useSnapshot } from 'valtio'
import { onFirstInput } from '../effects/onFirstInput.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { Banner } from './Banner.tsx'
import { Consent } from './Consent.tsx'
import { Header } from './Header.tsx'
import { Late } from './Late.tsx'
import { Notices } from './Notices.tsx'
import {
  AccountPanel,
  AlertPanel,
  CartPanel,
  ComboPanel,
  GiftPanel,
  MenuPanel,
  MinimumPanel,
  QuickViewPanel,
} from './panels.ts'
import { useQuickView } from '../hooks/places.ts'
import { useClosedWithPage } from '../hooks/useClosedWithPage.ts'
import { useOrderEnd } from '../hooks/useOrderEnd.ts'
import { RouterLink } from './RouterLink.tsx'

export interface FrameProps {
  readonly hasHeader: boolean
  readonly hasFooter: boolean
  /** Whether a path of the shop has a page: a link without one is not shown. */
  readonly hasPage: (path: string) => boolean
  readonly children: ReactNode
}

const renderLink = (props: LinkSlotProps) => <RouterLink {...props} />

/** What stands around every page: header, notices, cart overlay, footer. */
export function Frame({ hasHeader, hasFooter, hasPage, children }: FrameProps) {
  const shop = useShop()
  const { country } = useSnapshot(shop.market.state)
  const { site } = useSnapshot(shop.site.state)
  const { isBannerForced, isBannerClosed } = useSnapshot(shop.visit.state)
  const [isMenuOpen, setMenuOpen] = useState(false)
  useOrderEnd()
  useClosedWithPage(isMenuOpen, () => setMenuOpen(false))
  return (
    <LinkProvider render={renderLink} hasPage={hasPage}>
      <PageFrame
        notice={<Consent />}
        isBannerKept={isBannerForced || isBannerClosed === true}
        banner={hasHeader && !isMenuOpen && <Banner />}
        header={hasHeader && <Header onMenuOpen={() => setMenuOpen(true)} />}
        footer={hasFooter && <SiteFooter country={country} contact={site?.contact} />}
      >
        <noscript>
          <ScriptNote contact={shopContact} />
        </noscript>
        <Notices />
        {children}
      </PageFrame>
      <Panels />
      <Late isWanted={isMenuOpen} onMissing={() => setMenuOpen(false)}>
        <MenuPanel isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      </Late>
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
  const { popup } = useSnapshot(shop.session.state)
  const quickView = useQuickView()
  useClosedWithPage(popup !== undefined, () => shop.session.closePopup())
  useClosedWithPage(isChooserOpen, () => shop.gift.setChooser(false))
  useClosedWithPage(
    violation !== undefined || shortage !== undefined || unmetMinimum !== undefined,
    () => shop.popups.hide(),
  )
  const [isCartPrepared, setCartPrepared] = usePreparedCart()
  const isAlerting =
    alert !== undefined ||
    (violation !== undefined && violation.comboId === undefined) ||
    shortage !== undefined ||
    status === 'failed'
  // The overlay goes as well: it would cover what is told.
  const giveUp = () => {
    shop.notices.dismissAlert()
    shop.popups.hide()
    shop.checkout.dismissError()
    shop.gift.setChooser(false)
    shop.cart.setOverlay(false)
    setCartPrepared(false)
  }
  return (
    <>
      <Late isWanted={quickView.sku !== undefined} onMissing={quickView.close}>
        <QuickViewPanel sku={quickView.sku} onClose={quickView.close} />
      </Late>
      <Late isWanted={isOverlayOpen || isCartPrepared} onMissing={giveUp}>
        <CartPanel />
      </Late>
      <Late isWanted={isAlerting} onMissing={giveUp}>
        <AlertPanel />
      </Late>
      <Late isWanted={violation?.comboId !== undefined} onMissing={giveUp}>
        <ComboPanel />
      </Late>
      <Late isWanted={unmetMinimum !== undefined} onMissing={giveUp}>
        <MinimumPanel />
      </Late>
      <Late isWanted={popup !== undefined} onMissing={() => shop.session.closePopup()}>
        <AccountPanel />
      </Late>
      <Late isWanted={isChooserOpen} onMissing={giveUp}>
        <GiftPanel />
      </Late>
    </>
  )
}

/** Mounts the closed cart overlay at the first input, so that "Add to cart" waits for no code. */
function usePreparedCart() {
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    let isOver = false
    const prepare = async () => {
      if ((await CartPanel.ahead()) && !isOver) startTransition(() => setPrepared(true))
    }
    const stop = onFirstInput(window, () => void prepare())
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return [isPrepared, setPrepared] as const
}
