import { figure as teddy } from '../../../art/pictures/teddy/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { useHasPage } from '../../core/LinkSlot/index.ts'
import { contactLink } from '../../shell/navigation.ts'
import { Scene } from '../Scene/index.ts'

/** Where a sign-in ends that could not even begin (specification §8). */
export function ErrorScreen() {
  const hasPage = useHasPage()
  return (
    <Scene
      heading="That did not work"
      text="Something on our side is not answering. Your cart is safe, and you can order without signing in."
      picture={teddy}
      actions={
        <>
          <ButtonLink href="/shop">See all toys</ButtonLink>
          {hasPage(contactLink.href) && (
            <ButtonLink href={contactLink.href} tone="surface">
              Tell us about it
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
