import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from '../hooks/StoresContext.tsx'
import { Boundary } from '../loading/Boundary.tsx'
import { ChatPanel } from './panels.ts'

/** The chat, after consent and a delay. If its code fails to load, the page has no chat and no error. */
export function Chat() {
  const { chat } = useStores()
  const { isOffered } = useSnapshot(chat.state)
  if (!isOffered) return null
  return (
    <Boundary renderFailure={() => null}>
      <Suspense>
        <ChatPanel />
      </Suspense>
    </Boundary>
  )
}
