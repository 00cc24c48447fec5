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
import { LazyDialog } from './LazyDialog.tsx'
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
import { useQuickView } from '../hooks/navigation.ts'
import { useClosedWithPage } from '../hooks/useClosedWithPage.ts'
import type { DialogId } from '../state/dialogs.ts'
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

/** The frame of every page: header, notices, footer and dialogs. */
export function Frame({ hasHeader, hasFooter, hasPage, children }: FrameProps) {
  const shop = useShop()
  const { country } = useSnapshot(shop.market.state)
  const { site } = useSnapshot(shop.site.state)
  const { isBannerForced, isBannerClosed } = useSnapshot(shop.visit.state)
  useOrderEnd()
  return (
    <LinkProvider render={renderLink} hasPage={hasPage}>
      <PageFrame
        notice={<Consent />}
        isBannerKept={isBannerForced || isBannerClosed === true}
        banner={hasHeader && <Banner />}
        header={hasHeader && <Header />}
        footer={hasFooter && <SiteFooter country={country} contact={site?.contact} />}
      >
        <noscript>
          <ScriptNote contact={shopContact} />
        </noscript>
        <Notices />
        {children}
      </PageFrame>
      <Panels />
    </LinkProvider>
  )
}

/** The dialogs of every page. The code of each is fetched when it opens for the first time, or before. */
function Panels() {
  const { dialogs } = useShop()
  const { stack } = useSnapshot(dialogs.state)
  const quickView = useQuickView()
  useClosedWithPage()
  const [isCartPrepared, setCartPrepared] = usePreparedCart()
  const isOpen = (...ids: readonly DialogId[]) => stack.some(({ id }) => ids.includes(id))
  // The cart overlay closes too: it would cover the notice that says what is missing.
  const giveUp = () => {
    dialogs.close()
    setCartPrepared(false)
  }
  return (
    <>
      <LazyDialog isWanted={quickView.sku !== undefined} onLoadError={quickView.close}>
        <QuickViewPanel sku={quickView.sku} onClose={quickView.close} />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('cart') || isCartPrepared} onLoadError={giveUp}>
        <CartPanel />
      </LazyDialog>
      <LazyDialog
        isWanted={isOpen('alert', 'cart-violation', 'shortage', 'order-failed')}
        onLoadError={giveUp}
      >
        <AlertPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('broken-combo')} onLoadError={giveUp}>
        <ComboPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('unmet-minimum')} onLoadError={giveUp}>
        <MinimumPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('account')} onLoadError={giveUp}>
        <AccountPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('gift-chooser')} onLoadError={giveUp}>
        <GiftPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('menu')} onLoadError={giveUp}>
        <MenuPanel />
      </LazyDialog>
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
