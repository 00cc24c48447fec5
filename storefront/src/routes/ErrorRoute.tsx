import { ErrorScreen } from '@stemside/ui/screens/ErrorScreen'
import { localPath } from '../effects/localPath.ts'
import { useQueryParameters } from '../hooks/useQueryParameters.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { explainError } from './explainError.ts'

const meta = privateMeta(
  '/error',
  'That did not work',
  'Something on our side is not answering. Your cart is safe.',
)

/** /error. `?error=` names an error of /api/auth (§8.10). The page offers to log in if that can help. */
export function ErrorRoute() {
  const { dialogs } = useStores()
  const query = useQueryParameters()
  const explained = explainError(query.get('error'))
  const logIn = () => {
    const next = localPath(query.get('callbackUrl'), window.location.origin)
    dialogs.open({ id: 'account', request: { mode: 'login', next } })
  }
  return (
    <>
      <PageHead {...meta} />
      <ErrorScreen
        message={explained?.message}
        onLogIn={explained?.canLogIn === true ? logIn : undefined}
      />
    </>
  )
}
