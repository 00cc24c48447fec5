import { PresentBox } from '@stemside/ui/forms/PresentForm'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useResets, useStores } from '../hooks/StoresContext.tsx'

/**
 * "This order is a present", on a toy's page. Cart and checkout then ask for name and message. A reset unticks it, so that
 * nothing stays for the next account.
 */
export function ToyAsPresent() {
  const resets = useResets()
  return <Box key={resets} />
}

function Box() {
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
