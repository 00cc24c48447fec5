import { ErrorScreen } from '@stemside/ui/screens/ErrorScreen'
import { localPath } from '../effects/localPath.ts'
import { useSearch } from '../hooks/useSearch.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { PageHead, type PageMeta } from '../seo/PageHead.tsx'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { explainError } from './explainError.ts'

const meta: PageMeta = {
  title: 'That did not work',
  description: 'Something on our side is not answering. Your cart is safe.',
  keywords: commonKeywords,
  path: '/error',
  isPrivate: true,
}

/** /error. `?error=` names an error of /api/auth (§8.10). The page offers to log in if that can help. */
export function ErrorRoute() {
  const { dialogs } = useStores()
  const query = useSearch()
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
