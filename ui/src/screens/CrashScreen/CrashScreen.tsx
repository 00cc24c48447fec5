import { figure as trexhat } from '../../../art/pictures/trexhat/index.ts'
import { Button } from '../../core/Button/index.ts'
import { Scene } from '../Scene/index.ts'

export interface CrashScreenProps {
  /**
   * Called on Refresh: the parent clears the browser's storage, cart included, and reloads
   * (specification §4, "Error boundary").
   */
  onRefresh: () => void
}

/** Shown when the page itself has crashed (specification §8). */
export function CrashScreen({ onRefresh }: CrashScreenProps) {
  return (
    <Scene
      heading="Oops, you weren't supposed to see this!"
      text="Something broke on our side. Refreshing starts the page afresh, and empties the cart."
      picture={trexhat}
      actions={<Button onClick={onRefresh}>Refresh</Button>}
    />
  )
}
