import { ArrivalQuestion } from '@stemside/ui/commerce/ArrivesBefore'
import { startTransition, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from '../hooks/StoresContext.tsx'
import { useToday } from '../hooks/useToday.ts'
import { onDemand } from '../loading/onDemand.ts'
import { Part } from '../loading/Part.tsx'
import type { Stores } from '../state/createStores.ts'

const ArrivalPanel = onDemand(async () => (await import('./ArrivalPanel.tsx')).ArrivalPanel)

/** Who asked on one page has the answer on the next. The chosen day itself is in a store that loads with the answer. */
const askedIn = new WeakSet<Stores>()

/**
 * The button "Is it for a birthday?" of toys' pages and the gift guide. Before a gift day it asks about that day: "Is it for
 * Christmas?". A press loads the code that answers.
 */
export function Birthday() {
  const stores = useStores()
  const { country } = useSnapshot(stores.prices.state)
  const [isAsked, setAsked] = useState(askedIn.has(stores))
  const today = useToday()
  return (
    <Part what="The check for a birthday">
      {isAsked ? (
        <ArrivalPanel />
      ) : (
        // A transition keeps the question in place until the code is here.
        <ArrivalQuestion
          country={country}
          today={today}
          onAsk={() => {
            askedIn.add(stores)
            startTransition(() => setAsked(true))
          }}
        />
      )}
    </Part>
  )
}
