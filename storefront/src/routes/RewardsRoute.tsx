import { storeName } from '@stemside/rules'
import type { MinorUnits } from '@stemside/rules'
import { RewardsScreen } from '@stemside/ui/screens/RewardsScreen'
import { useEffect, useState } from 'react'
import { claimReward, getOwnRewards, type OwnRewards } from '../api/rewards.ts'
import { useOwnChange } from '../hooks/useOwnChange.ts'
import { useRequestKey } from '../hooks/useRequestKey.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { rewardsMeta } from '../seo/profileMeta.ts'
import { SignedInPage } from './SignedInPage.tsx'

/** /profile/rewards: the user's refer link and the rewards that it has brought. */
export function RewardsRoute() {
  return (
    <SignedInPage meta={rewardsMeta} what="Your rewards" read={getOwnRewards}>
      {(own, put) => <Rewards own={own} onOwnChange={put} />}
    </SignedInPage>
  )
}

interface RewardsProps {
  readonly own: OwnRewards
  readonly onOwnChange: (own: OwnRewards) => void
}

function Rewards({ own, onOwnChange }: RewardsProps) {
  const { dialogs } = useShop()
  const change = useOwnChange()
  const { keyFor, done } = useRequestKey()
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
    // The key includes the sum claimed so far, so that claiming the same amount again gets a new key.
    const key = keyFor({ amount, claimed: referral.claimed })
    const next = await change.run(async (api) => {
      await claimReward(api, amount, referral.country, key)
      return getOwnRewards(api)
    })
    if (next === undefined) return
    done()
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
      isClaiming={change.isPending}
      message={change.message}
      onCopy={(text) => void copy(text)}
      onShare={'share' in navigator ? () => void share(link) : undefined}
      onClaim={(amount) => void claim(amount)}
    />
  )
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
