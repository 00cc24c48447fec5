import { storeName } from '@stemside/rules'
import type { MinorUnits } from '@stemside/rules'
import { RewardsScreen } from '@stemside/ui/screens/RewardsScreen'
import { useEffect, useState } from 'react'
import { askForClaim, claimReward, getAccountRewards, type AccountRewards } from '../api/rewards.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { useAccountSending } from '../hooks/useAccountSending.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { SignedInPage } from './SignedInPage.tsx'

const meta = privateMeta(
  '/profile/rewards',
  'Rewards',
  'Your link for friends, and what it has brought.',
)

/** /profile/rewards: the user's refer link and the rewards that it has brought. */
export function RewardsRoute() {
  return (
    <SignedInPage meta={meta} what="Your rewards" read={getAccountRewards}>
      {(own, put) => <Rewards own={own} onOwnChange={put} />}
    </SignedInPage>
  )
}

interface RewardsProps {
  readonly own: AccountRewards
  readonly onOwnChange: (own: AccountRewards) => void
}

function Rewards({ own, onOwnChange }: RewardsProps) {
  const { dialogs } = useStores()
  const sending = useAccountSending({ what: 'claim', send: claimAndRead, ask: askForClaim })
  const { typed, note, forget } = useTypedText('claim')
  const [typedAmount, setTypedAmount] = useState(typed['amount'])
  const [copied, setCopied] = useCopied()
  const { referral, rewards } = own
  const link = linkOf(referral.referCode)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      dialogs.open({
        id: 'alert',
        message: 'Your browser does not let us copy. Please mark the text and copy it yourself.',
      })
    }
  }
  const claim = async (amount: MinorUnits) => {
    // With the sum claimed so far, so that claiming the same amount once more is another claim.
    const { country, claimed } = referral
    const next = await sending.send({ amount, country, claimed })
    if (next === undefined) return
    forget()
    setTypedAmount(undefined)
    onOwnChange(next)
  }
  return (
    <RewardsScreen
      referral={referral}
      rewards={rewards}
      link={link}
      copied={copied}
      typedAmount={typedAmount}
      onAmountChange={(amount) => note('amount', amount)}
      isClaiming={sending.isPending}
      message={sending.message}
      onCopy={(text) => void copy(text)}
      onShare={'share' in navigator ? () => void share(link) : undefined}
      onClaim={(amount) => void claim(amount)}
    />
  )
}

interface Claim {
  readonly amount: MinorUnits
  readonly country: AccountRewards['referral']['country']
  readonly claimed: MinorUnits
}

async function claimAndRead(
  api: StoreApi,
  { amount, country }: Claim,
  key: string,
): Promise<AccountRewards> {
  await claimReward(api, amount, country, key)
  return getAccountRewards(api)
}

/** What was copied in the last 3 s. */
function useCopied() {
  const [copied, setCopied] = useState<string>()
  useEffect(() => {
    if (copied === undefined) return undefined
    const timer = setTimeout(() => setCopied(undefined), 3000)
    return () => clearTimeout(timer)
  }, [copied])
  return [copied, setCopied] as const
}

/** The link of a refer code (specification §2.38), at the address where the shop is open. */
function linkOf(referCode: string): string {
  const query = new URLSearchParams({ utm_source: 'referral', utm_campaign: referCode })
  return `${window.location.origin}/?${query.toString()}`
}

/** Opens the device's share dialog. If the user closes it, nothing happens. */
async function share(url: string): Promise<void> {
  await navigator
    .share({ title: storeName, text: `A saving on your first toy from ${storeName}`, url })
    .catch(() => undefined)
}
