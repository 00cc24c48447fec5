import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Link } from '../../core/Link/index.ts'
import styles from './ChatPopup.module.css'

export interface ChatMessage {
  readonly id: number
  readonly from: 'shop' | 'shopper'
  readonly text: string
}

export interface ChatPopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The conversation, the oldest message first. */
  messages: readonly ChatMessage[]
  /** Questions to choose from; those that were asked are left out by the parent. */
  questions: readonly string[]
  /** An answer is on its way. @default false */
  isWaiting?: boolean
  /** The shop's email address, for every other question. @default not shown */
  email?: string | undefined
  /** A question was chosen. */
  onAsk: (question: string) => void
  /** Called when the dialog is closed. */
  onClose: () => void
}

/** A conversation with the shop: questions to choose from and their answers. Source: specification §9.15. */
export function ChatPopup({
  isOpen,
  messages,
  questions,
  isWaiting = false,
  email,
  onAsk,
  onClose,
}: ChatPopupProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="small">
      <Dialog.Header title="Chat with us" description="Choose a question, and we answer at once." />
      <Dialog.Body>
        <ol className={styles.messages} aria-live="polite">
          {messages.map(({ id, from, text }) => (
            <li key={id} className={styles.message} data-from={from} dir="auto">
              {text}
            </li>
          ))}
        </ol>
        <div className={styles.questions}>
          {questions.map((question) => (
            <Button
              key={question}
              variant="outline"
              size="small"
              isLoading={isWaiting}
              onClick={() => onAsk(question)}
            >
              {question}
            </Button>
          ))}
        </div>
        {email !== undefined && (
          <p className={styles.other}>
            Something else? Write to <Link href={`mailto:${email}`}>{email}</Link>.
          </p>
        )}
      </Dialog.Body>
    </Dialog>
  )
}
