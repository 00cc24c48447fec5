import {
  explainShortage,
  formatMoney,
  kitsThatLeave,
  minor,
  shortagesOf,
  violationPopup,
  type ViolationButton,
} from '@stemside/rules'
import { MessagePopup } from '@stemside/ui/popups/MessagePopup'
import { useSnapshot } from 'valtio'
import { usePricedCart } from '../hooks/cart/usePricedCart.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { cartOf } from '../state/cart.ts'
import { repairCart, repairShortage } from '../state/repairCart.ts'
import { useGo } from '../hooks/navigation.ts'
import { EarlierOrderPopup } from './EarlierOrderPopup.tsx'

/**
 * The popups that are one message with buttons. They share a chunk, because any page may need any
 * of them.
 */
export function AlertPanel() {
  return (
    <>
      <ViolationPopup />
      <ShortagePopup />
      <FailedOrder />
      <EarlierOrderPopup />
      <Alert />
      <QuestionPopup />
    </>
  )
}

/** The popup of a broken cart rule. A broken combo has a popup of its own, ComboPanel. */
function ViolationPopup() {
  const stores = useStores()
  const go = useGo()
  const { isOpen, props, close } = useDialog('cart-violation')
  const { catalogue } = useSnapshot(stores.prices.state)
  if (props === undefined) return null
  const { heading, message, approve, reject } = violationPopup(props.violation, catalogue)
  const buttonOf = ({ label, callback }: ViolationButton) => ({
    label,
    onPress: () => {
      repairCart(stores, callback)
      if (callback !== 'redirectToShop') return
      stores.dialogs.close('cart')
      void go('/shop')
    },
  })
  return (
    <MessagePopup
      isOpen={isOpen}
      heading={heading}
      message={message}
      approve={buttonOf(approve)}
      reject={reject && buttonOf(reject)}
      onClose={close}
    />
  )
}

/** Lists what is out of stock. Its button lowers the cart to what is left. */
function ShortagePopup() {
  const stores = useStores()
  const { isOpen, props, close } = useDialog('shortage')
  const { catalogue } = useSnapshot(stores.prices.state)
  const { lines, gift } = useSnapshot(stores.cart.state)
  if (props === undefined) return null
  const { shortage } = props
  const kits = kitsThatLeave(cartOf({ lines, gift }), shortage, catalogue)
  const remove = kits.length > 0 ? 'Remove them' : 'Remove it'
  return (
    <MessagePopup
      isOpen={isOpen}
      message={[explainShortage(shortage, catalogue), ...kits.map(needsOne)].join(' ')}
      onBackToCart={close}
      approve={{
        label: shortage.left > 0 ? `Keep ${shortage.left}` : remove,
        onPress: () => repairShortage(stores),
      }}
      onClose={close}
    />
  )
}

function needsOne(kit: string): string {
  return `${kit} cannot be played without one.`
}

/**
 * Says why an order was not placed. Its button opens the cart if something is sold out, else the
 * form. After a refused coupon, another button pays without it, and says how much.
 */
function FailedOrder() {
  const { checkout, coupon, prices } = useStores()
  const go = useGo()
  const cart = usePricedCart()
  const { isOpen, props, close } = useDialog('order-failed')
  const { stock } = useSnapshot(prices.state)
  const { applied } = useSnapshot(coupon.state)
  const { message, isUnanswered } = useSnapshot(checkout.state)
  const isSoldOut = shortagesOf(cart, stock).length > 0
  const leadTo = (path: string) => {
    close()
    void go(path)
  }
  const refused = props?.refused
  if (refused !== undefined && !isSoldOut) {
    const { code, giftCardPays, onPay } = refused
    const leftToPay = minor(Math.max(0, cart.totals.total - giftCardPays))
    const next = applied === undefined ? '' : `, and ${applied.code} is in force`
    return (
      <MessagePopup
        isOpen={isOpen}
        heading={headingOf(false, false)}
        message={`${message ?? ''} It has left your cart${next}.`}
        approve={{
          label: `Pay without ${code}: ${formatMoney(leftToPay, cart.country)}`,
          onPress: () => {
            close()
            onPay()
          },
        }}
        reject={{ label: 'Back to the form', onPress: () => leadTo('/checkout/guest') }}
        onClose={close}
      />
    )
  }
  return (
    <MessagePopup
      isOpen={isOpen}
      heading={headingOf(isSoldOut, isUnanswered)}
      message={message ?? ''}
      {...(isSoldOut
        ? { onBackToCart: () => leadTo('/cart') }
        : { approve: { label: 'Back to the form', onPress: () => leadTo('/checkout/guest') } })}
      onClose={close}
    />
  )
}

function headingOf(isSoldOut: boolean, isUnanswered: boolean): string | undefined {
  if (isSoldOut) return undefined
  return isUnanswered ? 'We have no answer yet' : 'Your order was not placed'
}

/** The "alert" of the specification: its exact message, and OK. */
function Alert() {
  const { isOpen, props, close } = useDialog('alert')
  return (
    <MessagePopup
      isOpen={isOpen}
      message={props?.message ?? ''}
      approve={{ label: 'OK', onPress: close }}
      onClose={close}
    />
  )
}

/** Asks before something that cannot be undone. */
function QuestionPopup() {
  const { isOpen, props, close } = useDialog('question')
  if (props === undefined) return null
  const { heading, message, approve, rejectLabel } = props.question
  return (
    <MessagePopup
      isOpen={isOpen}
      heading={heading}
      message={message}
      reject={{ label: rejectLabel, onPress: close }}
      approve={{
        label: approve.label,
        onPress: () => {
          close()
          approve.onPress()
        },
      }}
      onClose={close}
    />
  )
}
