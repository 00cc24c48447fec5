import { ChatPopup } from '@stemside/ui/popups/ChatPopup'
import { ChatLauncher } from '@stemside/ui/shell/ChatLauncher'
import { framePartsAt } from '@stemside/rules'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useDialog, useIsOpen } from '../hooks/useDialog.ts'
import { useSite } from '../hooks/useSite.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { conversationOf } from '../state/conversation.ts'
import { localChat } from '../state/localChat.ts'

/** The chat's button and its popup, wired to the chat service. The open side menu hides the button. */
export function ChatPanel() {
  const stores = useStores()
  const { dialogs, prices } = stores
  const conversation = conversationOf(stores)
  const { country } = useSnapshot(prices.state)
  const { pathname } = useLocation()
  const site = useSite()
  const { isOpen, close } = useDialog('chat')
  const isMenuOpen = useIsOpen('menu')
  const { messages, isWaiting } = useSnapshot(conversation.state)
  const asked = new Set(messages.map(({ text }) => text))

  return (
    <>
      {!isMenuOpen && (
        <ChatLauncher
          data-print="never"
          isAtEnd={framePartsAt(pathname).isChatAtEnd}
          onOpen={() => dialogs.open({ id: 'chat' })}
        />
      )}
      <ChatPopup
        isOpen={isOpen}
        messages={messages}
        questions={localChat.questions.filter((question) => !asked.has(question))}
        isWaiting={isWaiting}
        email={site?.contact.email}
        onAsk={(question) => void conversation.ask(localChat, question, country)}
        onClose={close}
      />
    </>
  )
}
