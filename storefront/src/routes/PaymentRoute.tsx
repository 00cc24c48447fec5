import {
  PaymentReturnScreen,
  type PaymentReturnScreenProps,
} from '@stemside/ui/screens/PaymentReturnScreen'
import { useEffect } from 'react'
import { keepPaypalRes } from '../effects/keepPaypalRes.ts'
import { useQueryParameters } from '../hooks/useQueryParameters.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'

const meta = privateMeta(
  '/payment',
  'Back from your payment',
  'Go back to the shop, which says what became of your payment.',
)

const results = ['approved', 'declined', 'cancelled'] as const

/** /payment: where a provider's page sends the payer, with `result` and, for an e-gift, `for=gift`. */
export function PaymentRoute() {
  const query = useQueryParameters()
  const isBack = query.has('result')
  const state = stateOf(query.get('result'))
  useEffect(() => {
    if (!isBack) return
    keepPaypalRes(window, state)
    // Works in a window that the shop has opened. Any other one shows what to do.
    window.close()
  }, [isBack, state])
  return (
    <>
      <PageHead {...meta} />
      <PaymentReturnScreen state={state} what={whatOf(query.get('for'))} />
    </>
  )
}

function stateOf(result: string | null): PaymentReturnScreenProps['state'] {
  return results.find((known) => known === result) ?? 'unknown'
}

function whatOf(asked: string | null): 'order' | 'gift' {
  return asked === 'gift' ? 'gift' : 'order'
}
