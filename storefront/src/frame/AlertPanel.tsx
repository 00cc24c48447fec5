import { MessagePopup } from '@stemside/ui/popups/MessagePopup'
import { useNavigate } from 'react-router-dom'
import type { ViolationButton } from '@stemside/rules'
import { useSnapshot } from 'valtio'
import { useShop } from '../ShopContext.tsx'

/** The popups that any page can open, wired: a broken cart rule, a failed order, an alert. */
export function AlertPanel() {
  const { checkout, notices, popups } = useShop()
  const navigate = useNavigate()
  const { alert } = useSnapshot(notices.state)
  const { violation } = useSnapshot(popups.state)
  const { status, message, isUnanswered } = useSnapshot(checkout.state)

  const press = (button: ViolationButton | undefined) =>
    button && {
      label: button.label,
      onPress: () => {
        popups.resolve(button.callback)
        if (button.callback === 'redirectToShop') void navigate('/shop')
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
      <MessagePopup
        isOpen={status === 'failed'}
        heading={isUnanswered ? 'We have no answer yet' : 'Your order was not placed'}
        message={message ?? ''}
        approve={{ label: 'Back to the form', onPress: () => checkout.dismissError() }}
        onClose={() => checkout.dismissError()}
      />
      <MessagePopup
        isOpen={alert !== undefined}
        message={alert ?? ''}
        approve={{ label: 'OK', onPress: () => notices.dismissAlert() }}
        onClose={() => notices.dismissAlert()}
      />
    </>
  )
}
