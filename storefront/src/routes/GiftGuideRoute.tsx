import { GiftGuideScreen } from '@stemside/ui/screens/GiftGuideScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { giftGuideMeta } from '../seo/giftMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useToday } from '../hooks/useToday.ts'
import { Birthday } from './Birthday.tsx'

/** /gift-guide: gifts by age and budget, and when they arrive. */
export function GiftGuideRoute() {
  const { country, prices, stock } = useShelf()
  const { onAdd } = useBuying()
  const today = useToday()
  return (
    <>
      <PageHead {...giftGuideMeta} />
      <GiftGuideScreen
        country={country}
        prices={prices}
        stock={stock}
        today={today}
        arrivesBefore={<Birthday />}
        onAdd={onAdd}
      />
    </>
  )
}
