import { daysToReturn } from '@stemside/rules'
import { ReturnPolicyPopup } from '@stemside/ui/popups/ReturnPolicyPopup'
import { useDialog } from '../hooks/useDialog.ts'

/** The return policy, which a link to it opens over the page. */
export function ReturnPolicyPanel() {
  const { isOpen, close } = useDialog('return-policy')
  return <ReturnPolicyPopup isOpen={isOpen} days={daysToReturn} onClose={close} />
}
