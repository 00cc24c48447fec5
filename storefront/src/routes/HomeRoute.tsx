import { HomeScreen } from '@stemside/ui/screens/HomeScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { homeMeta } from '../seo/homeMeta.ts'
import type { HomeContent } from './homeContent.ts'
import { SeasonPanel, SeenPanel } from './homePanels.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useToday } from '../hooks/useToday.ts'
import { WhenNear } from '../loading/WhenNear.tsx'

/** The home page with its products. */
export function HomeRoute({ content }: { readonly content: HomeContent }) {
  const shelf = useShelf()
  const buying = useBuying()
  const { dialogs } = useStores()
  const today = useToday()
  return (
    <>
      <PageHead {...homeMeta} />
      <HomeScreen
        {...buying}
        {...shelf}
        {...content}
        season={
          today && (
            <WhenNear what="The offer of the season" height={400} margin={0}>
              <SeasonPanel today={today} />
            </WhenNear>
          )
        }
        seen={
          <WhenNear what="The toys that you have seen" height={0}>
            <SeenPanel />
          </WhenNear>
        }
        onPlay={() => dialogs.open({ id: 'slot-machine' })}
      />
    </>
  )
}
