import { figure as teddy } from '../../../art/pictures/teddy/index.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { contactLink } from '../../shell/navigation.ts'
import { Scene } from '../Scene/index.ts'

export interface ErrorScreenProps {
  /** What went wrong, in one sentence. @default something on our side is not answering */
  message?: string | undefined
  /** Called on "Log In"; leave it out if logging in cannot help. @default no such button */
  onLogIn?: (() => void) | undefined
}

/** Shown when a sign-in could not begin, and for a page that needs one (specification §8). */
export function ErrorScreen({
  message = 'Something on our side is not answering.',
  onLogIn,
}: ErrorScreenProps) {
  return (
    <Scene
      heading={onLogIn === undefined ? 'That did not work' : 'Who is there?'}
      text={`${message} Your cart is safe, and you can order without signing in.`}
      picture={teddy}
      actions={
        <>
          {onLogIn !== undefined && <Button onClick={onLogIn}>Log In</Button>}
          <ButtonLink href="/shop" {...(onLogIn !== undefined && { tone: 'surface' })}>
            See all toys
          </ButtonLink>
          <ButtonLink href={contactLink.href} tone="surface">
            Tell us about it
          </ButtonLink>
        </>
      }
    />
  )
}
