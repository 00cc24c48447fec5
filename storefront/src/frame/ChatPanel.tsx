import { ChatPopup, type ChatMessage } from '@stemside/ui/popups/ChatPopup'
import { ChatLauncher } from '@stemside/ui/shell/ChatLauncher'
import { framePartsAt } from '@stemside/rules'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useDialog, useIsOpen } from '../hooks/useDialog.ts'
import { useSite } from '../hooks/useSite.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { localChat } from '../state/localChat.ts'

/** The chat's button and its popup, wired to the chat service. The open side menu hides the button. */
export function ChatPanel() {
  const { dialogs, market } = useShop()
  const { country } = useSnapshot(market.state)
  const { pathname } = useLocation()
  const site = useSite()
  const { isOpen, close } = useDialog('chat')
  const isMenuOpen = useIsOpen('menu')
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [isWaiting, setWaiting] = useState(false)
  const asked = new Set(messages.map(({ text }) => text))

  const say = (from: ChatMessage['from'], text: string) =>
    setMessages((before) => [...before, { id: before.length, from, text }])
  const ask = async (question: string) => {
    say('shopper', question)
    setWaiting(true)
    const text = await localChat.ask(question, country).catch(() => unreachable)
    setWaiting(false)
    say('shop', text)
  }
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
        onAsk={(question) => void ask(question)}
        onClose={close}
      />
    </>
  )
}

const unreachable = 'The chat cannot be reached. Please write to us.'
