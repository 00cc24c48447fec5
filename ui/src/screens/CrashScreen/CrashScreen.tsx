import { figure as trexhat } from '../../../art/pictures/trexhat/index.ts'
import { shopContact, telOf } from '@stemside/rules'
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

/** Shown when the page itself has crashed (specification §8). Says how to order without it. */
export function CrashScreen({ onRefresh, isRefreshing = false }: CrashScreenProps) {
  const { phone, email } = shopContact
  return (
    <Scene
      heading="Oops, you weren't supposed to see this!"
      text={
        <>
          Something broke on our side. Refreshing starts the page afresh. We keep your cart, so that
          you can bring it back. If it breaks again, order by phone at{' '}
          <a href={telOf(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
        </>
      }
      picture={trexhat}
      actions={
        <Button isLoading={isRefreshing} onClick={onRefresh}>
          Refresh
        </Button>
      }
    />
  )
}
