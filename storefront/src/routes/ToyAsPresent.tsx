import { PresentBox } from '@stemside/ui/forms/PresentForm'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from '../hooks/StoresContext.tsx'

/** "This is a present", on a toy's page. Cart and checkout then ask for name and message. */
export function ToyAsPresent() {
  const { cart, checkout } = useStores()
  const { isRestored } = useSnapshot(cart.state)
  const [chosen, setChosen] = useState<boolean>()
  return (
    <PresentBox
      checked={chosen ?? (isRestored && checkout.draft().isPresent === 'on')}
      onChange={({ target }) => {
        setChosen(target.checked)
        checkout.keepField('isPresent', target.checked ? 'on' : '')
      }}
    />
  )
}
