import { formatMoney, minus, type Purchase, isolate } from '@stemside/rules'
import { MessagePopup } from '@stemside/ui/popups/MessagePopup'
import { usePricedCart } from '../hooks/cart/usePricedCart.ts'
import { useDialog } from '../hooks/useDialog.ts'

/**
 * Tells of an order that stands and that is not what the pressed button said, and asks whether the cart is wanted as
 * one more order. Its button names what that costs.
 */
export function EarlierOrderPopup() {
  const { isOpen, props, close } = useDialog('earlier-order')
  const { country, totals } = usePricedCart()
  if (props === undefined) return null
  const { earlier, giftCardPays, onEnough, onAgain } = props
  const charged = formatMoney(minus(totals.total, giftCardPays), country)
  return (
    <MessagePopup
      isOpen={isOpen}
      heading="You have ordered already"
      message={`${whatStands(earlier.orderId, earlier.purchase)} Do you want one more order, with what the form says now?`}
      approve={{ label: 'No, one is enough', onPress: onEnough }}
      reject={{ label: `Order this too: ${charged}`, onPress: () => void onAgain() }}
      onClose={close}
    />
  )
}

function whatStands(orderId: string, purchase: Purchase | undefined): string {
  if (purchase === undefined) {
    return `Order ${orderId} was placed from this cart, in another tab or on another device.`
  }
  const { address, country, total } = purchase
  return `Order ${orderId} of ${formatMoney(total, country)} goes to ${isolate(address.line1)}, ${isolate(address.city)}.`
}
