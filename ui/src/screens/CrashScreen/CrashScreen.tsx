import { figure as trexhat } from '../../../art/pictures/trexhat/index.ts'
import { Button } from '../../core/Button/index.ts'
import { Scene } from '../Scene/index.ts'

export interface CrashScreenProps {
  /**
   * Called on Refresh: the parent clears the browser's storage, cart included, and reloads
   * (specification §4, "Error boundary"). The new page offers the cart.
   */
  onRefresh: () => void
  /** Whether the page is about to reload. @default false */
  isRefreshing?: boolean
}

/** Shown when the page itself has crashed (specification §8). */
export function CrashScreen({ onRefresh, isRefreshing = false }: CrashScreenProps) {
  return (
    <Scene
      heading="Oops, you weren't supposed to see this!"
      text="Something broke on our side. Refreshing starts the page afresh. We keep your cart, so that you can bring it back."
      picture={trexhat}
      actions={
        <Button isLoading={isRefreshing} onClick={onRefresh}>
          Refresh
        </Button>
      }
    />
  )
}
