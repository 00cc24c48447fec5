import { HomeScreen } from '@stemside/ui/screens/HomeScreen'
import type { ComponentType } from 'react'
import { PageHead } from '../seo/PageHead.tsx'
import { homeMeta } from '../seo/homeMeta.ts'
import type { HomeContent } from './homeContent.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'

/** The home page, with the toys that it tells of. */
export function homeRoute(content: HomeContent): ComponentType {
  return function HomeRoute() {
    const shelf = useShelf()
    const buying = useBuying()
    return (
      <>
        <PageHead {...homeMeta} />
        <HomeScreen {...buying} {...shelf} {...content} />
      </>
    )
  }
}
