import {
  explainShortage,
  kitsThatLeave,
  shortagesOf,
  violationPopup,
  type Shortage,
  type ViolationButton,
} from '@stemside/rules'
import { MessagePopup } from '@stemside/ui/popups/MessagePopup'
import { useSnapshot } from 'valtio'
import { usePricedCart } from '../hooks/usePricedCart.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { cartOf } from '../state/cart.ts'
import { mendCart, mendShortage } from '../state/mendCart.ts'
import { useGo } from '../hooks/places.ts'

/** The popups that any page can open, wired: a broken cart rule, what is out of stock, a failed order, an alert. */
export function AlertPanel() {
  const shop = useShop()
  const { market, notices, popups } = shop
  const go = useGo()
  const { alert } = useSnapshot(notices.state)
  const { catalogue } = useSnapshot(market.state)
  const { violation: found, shortage } = useSnapshot(popups.state)
  // A broken combo has a popup of its own (ComboPanel).
  const violation =
    found && found.comboId === undefined ? violationPopup(found, catalogue) : undefined

  const press = (button: ViolationButton | undefined) =>
    button && {
      label: button.label,
      onPress: () => {
        mendCart(shop, button.callback)
        if (button.callback !== 'redirectToShop') return
        shop.cart.setOverlay(false)
        void go('/shop')
      },
    }

  return (
    <>
      <MessagePopup
        isOpen={violation !== undefined}
        heading={violation?.heading}
        message={violation?.message ?? ''}
        approve={press(violation?.approve)}
        reject={press(violation?.reject)}
        onClose={() => popups.hide()}
      />
      <ShortagePopup shortage={shortage} />
      <FailedOrder />
      <MessagePopup
        isOpen={alert !== undefined}
        message={alert ?? ''}
        approve={{ label: 'OK', onPress: () => notices.dismissAlert() }}
        onClose={() => notices.dismissAlert()}
      />
    </>
  )
}

/** What there is too little of, and one press that lowers the cart to what there is. */
function ShortagePopup({ shortage }: { readonly shortage: Shortage | undefined }) {
  const shop = useShop()
  const { catalogue } = useSnapshot(shop.market.state)
  const { lines, gift } = useSnapshot(shop.cart.state)
  const kits =
    shortage === undefined ? [] : kitsThatLeave(cartOf({ lines, gift }), shortage, catalogue)
  const remove = kits.length > 0 ? 'Remove them' : 'Remove it'
  return (
    <MessagePopup
      isOpen={shortage !== undefined}
      message={
        shortage === undefined
          ? ''
          : [explainShortage(shortage, catalogue), ...kits.map(needsOne)].join(' ')
      }
      onBackToCart={() => shop.popups.hide()}
      approve={{
        label: shortage?.left ? `Keep ${shortage.left}` : remove,
        onPress: () => mendShortage(shop),
      }}
      onClose={() => shop.popups.hide()}
    />
  )
}

function needsOne(kit: string): string {
  return `${kit} cannot be played without one.`
}

/** Why an order was not placed, and the way to mend it: the cart where something is sold out, else the form. */
function FailedOrder() {
  const { checkout, market } = useShop()
  const go = useGo()
  const cart = usePricedCart()
  const { stock } = useSnapshot(market.state)
  const { status, message, isUnanswered } = useSnapshot(checkout.state)
  const isSoldOut = shortagesOf(cart, stock).length > 0
  const leadTo = (path: string) => {
    checkout.dismissError()
    void go(path)
  }
  return (
    <MessagePopup
      isOpen={status === 'failed'}
      heading={headingOf(isSoldOut, isUnanswered)}
      message={message ?? ''}
      {...(isSoldOut
        ? { onBackToCart: () => leadTo('/cart') }
        : { approve: { label: 'Back to the form', onPress: () => leadTo('/checkout/guest') } })}
      onClose={() => checkout.dismissError()}
    />
  )
}

function headingOf(isSoldOut: boolean, isUnanswered: boolean): string | undefined {
  if (isSoldOut) return undefined
  return isUnanswered ? 'We have no answer yet' : 'Your order was not placed'
}
