import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { shopContact } from '@stemside/rules'
import { LinkProvider, type LinkSlotProps } from '@stemside/ui/core/LinkSlot'
import { PageFrame } from '@stemside/ui/shell/PageFrame'
import { ScriptNote } from '@stemside/ui/shell/ScriptNote'
import { SiteFooter } from '@stemside/ui/shell/SiteFooter'
import { useSnapshot } from 'valtio'
import { onFirstInput } from '../effects/onFirstInput.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { Banner } from './Banner.tsx'
import { Chat } from './Chat.tsx'
import { Consent } from './Consent.tsx'
import { Header } from './Header.tsx'
import { LazyDialog } from './LazyDialog.tsx'
import { Notices } from './Notices.tsx'
import { scriptWords } from './scriptWords.ts'
import {
  AccountPanel,
  AlertPanel,
  CartPanel,
  ComboPanel,
  CouponPanel,
  ExitPanel,
  GiftPanel,
  MenuPanel,
  MinimumPanel,
  NewsletterPart,
  QuickViewPanel,
  ReturnPolicyPanel,
  SchemePart,
  SearchPanel,
  SlotPanel,
} from './panels.ts'
import { useQuickView } from '../hooks/navigation.ts'
import { useBackClosesDialogs } from '../hooks/useBackClosesDialogs.ts'
import { useClosedWithPage } from '../hooks/useClosedWithPage.ts'
import { WhenNear } from '../loading/WhenNear.tsx'
import type { DialogId } from '../state/dialogs.ts'
import { useOrderEnd } from '../hooks/useOrderEnd.ts'
import { useSite } from '../hooks/useSite.ts'
import { RouterLink } from './RouterLink.tsx'
import { Season } from './Season.tsx'

export interface FrameProps {
  readonly hasHeader: boolean
  readonly isHeaderSlim: boolean
  readonly hasFooter: boolean
  readonly children: ReactNode
}

const renderLink = (props: LinkSlotProps) => <RouterLink {...props} />

/** The frame of every page: header, notices, footer and dialogs. */
export function Frame({ hasHeader, isHeaderSlim, hasFooter, children }: FrameProps) {
  const stores = useStores()
  const { country } = useSnapshot(stores.prices.state)
  const site = useSite()
  const { isBannerForced, isBannerClosed } = useSnapshot(stores.visit.state)
  useOrderEnd()
  return (
    <LinkProvider render={renderLink}>
      <PageFrame
        notice={<Consent />}
        isBannerKept={isBannerForced || isBannerClosed === true}
        banner={hasHeader && !isHeaderSlim ? <Banner /> : undefined}
        header={hasHeader && <Header isSlim={isHeaderSlim} />}
        footer={
          hasFooter && (
            <SiteFooter
              country={country}
              contact={site?.contact}
              onCookieChoice={() => stores.consent.askAgain()}
              newsletter={
                <WhenNear what="The newsletter form" height={200}>
                  <NewsletterPart />
                </WhenNear>
              }
              schemeSwitch={
                <WhenNear what="The choice of light or dark" height={48}>
                  <SchemePart />
                </WhenNear>
              }
            />
          )
        }
      >
        <noscript id={scriptWords}>
          {/* Only the prerendered page needs it: a browser that runs this script does not render what is in <noscript>. */}
          {import.meta.env.SSR && <ScriptNote contact={shopContact} />}
        </noscript>
        <Notices />
        {children}
      </PageFrame>
      <Panels />
      <BackForDialogs />
      <Chat />
      <Season />
    </LinkProvider>
  )
}

/** A component of its own, because it renders again with each history entry. */
function BackForDialogs() {
  useBackClosesDialogs()
  return null
}

/** The dialogs of every page. Each has its own chunk, fetched when it first opens or prefetched. */
function Panels() {
  const { dialogs } = useStores()
  const { stack } = useSnapshot(dialogs.state)
  const quickView = useQuickView()
  useClosedWithPage()
  const [isCartPrepared, setCartPrepared] = usePreparedCart()
  const isOpen = (...ids: readonly DialogId[]) => stack.some(({ id }) => ids.includes(id))
  // Close the cart overlay too, because it would cover the notice of what is missing.
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
        isWanted={isOpen(
          'alert',
          'question',
          'cart-violation',
          'shortage',
          'order-failed',
          'earlier-order',
        )}
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
      <LazyDialog isWanted={isOpen('apply-coupon', 'signup-coupon')} onLoadError={giveUp}>
        <CouponPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('exit-offer')} onLoadError={giveUp}>
        <ExitPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('slot-machine', 'slot-result')} onLoadError={giveUp}>
        <SlotPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('return-policy')} onLoadError={giveUp}>
        <ReturnPolicyPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('menu')} onLoadError={giveUp}>
        <MenuPanel />
      </LazyDialog>
      <LazyDialog isWanted={isOpen('search')} onLoadError={giveUp}>
        <SearchPanel />
      </LazyDialog>
    </>
  )
}

/**
 * Mounts the closed cart overlay at the first input, so that "Add to cart" does not wait for code.
 */
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
