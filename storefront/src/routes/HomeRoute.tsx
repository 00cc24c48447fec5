import { HomeScreen } from '@stemside/ui/screens/HomeScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { homeMeta } from '../seo/pages.ts'
import { useBuying } from './useBuying.ts'
import { useShelf } from './useShelf.ts'

export function HomeRoute() {
  const shelf = useShelf()
  const buying = useBuying()
  return (
    <>
      <PageHead {...homeMeta} />
      <HomeScreen {...buying} {...shelf} />
    </>
  )
}
