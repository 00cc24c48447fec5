import { GiftGuideScreen } from '@stemside/ui/screens/GiftGuideScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { giftGuideMeta } from '../seo/giftMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'

/** /gift-guide: gifts by age and budget. */
export function GiftGuideRoute() {
  const { country, prices, stock } = useShelf()
  const { onAdd } = useBuying()
  return (
    <>
      <PageHead {...giftGuideMeta} />
      <GiftGuideScreen country={country} prices={prices} stock={stock} onAdd={onAdd} />
    </>
  )
}
