import { SlotMachine } from '@stemside/ui/popups/SlotMachine'
import { SlotResult } from '@stemside/ui/popups/SlotResult'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { usePageLocation } from '../hooks/navigation.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { giveCoupon } from '../state/giveCoupon.ts'
import { drawPrize, type Prize } from '../state/slot.ts'

/** Connects the slot machine and its result popup to the stores. */
export function SlotPanel() {
  const stores = useStores()
  const { dialogs } = stores
  const { isOpen, close } = useDialog('slot-machine')
  const [isWon, setWon] = useState(true)
  const drawing = useRef<Promise<Prize | undefined>>(undefined)

  // Prefetch the list of coupons before the lever is pulled.
  useEffect(() => {
    if (!isOpen) return
    drawing.current = drawPrize(stores)
    void drawing.current.then((prize) => setWon(prize?.outcome.kind !== 'loss'))
  }, [isOpen, stores])

  const showResult = async () => {
    const prize = await drawing.current
    if (!dialogs.isOpen('slot-machine')) return
    // The result opens before the machine closes: no waiting popup comes between them.
    if (prize === undefined) dialogs.open({ id: 'alert', message: unreachable })
    else {
      const waiting = prize.coupon && giveCoupon(stores, prize.coupon, 'lever')
      dialogs.open({ id: 'slot-result', outcome: prize.outcome, waiting })
    }
    close()
  }
  return (
    <>
      <SlotMachine
        isOpen={isOpen}
        isWon={isWon}
        onResult={() => void showResult()}
        onClose={close}
      />
      <Result />
    </>
  )
}

const unreachable = 'The store cannot be reached. Please try again.'

function Result() {
  const { prices } = useStores()
  const { isOpen, props, close } = useDialog('slot-result')
  const { country } = useSnapshot(prices.state)
  const { pathname } = usePageLocation()
  if (props === undefined) return null
  return (
    <SlotResult
      isOpen={isOpen}
      country={country}
      outcome={props.outcome}
      waiting={props.waiting}
      isAtCheckout={pathname === '/checkout/guest'}
      onClose={close}
    />
  )
}
