import { figure as rocket } from '../../../art/pictures/rocket/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Scene } from '../Scene/index.ts'

/** The page of an unknown path, with two links. The server answers with status 404. */
export function NotFoundScreen() {
  return (
    <Scene
      heading="This page flew off"
      text="There is nothing at this address. The toys are all still here, though."
      picture={rocket}
      actions={
        <>
          <ButtonLink href="/shop">See all toys</ButtonLink>
          <ButtonLink href="/" tone="surface">
            Go home
          </ButtonLink>
        </>
      }
    />
  )
}
