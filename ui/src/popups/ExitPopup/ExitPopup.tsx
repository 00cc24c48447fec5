import { exitPopupCoupon } from '@stemside/rules'
import { exitPopupForm, validate } from '@stemside/rules/validation'
import { square as book } from '../../../art/pictures/whos_the_monster_in_oko/square.ts'
import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { EmailField } from '../../forms/EmailField/index.ts'
import { Form } from '../../forms/Form/index.ts'
import { CheckIcon } from '../../icons/index.ts'
import styles from './ExitPopup.module.css'

export interface ExitPopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The state of the request. @default 'idle' */
  status?: 'idle' | 'sending' | 'sent' | 'failed'
  /** Called with a valid email address. */
  onSubmit: (email: string) => void
  /** Escape, the close button, "No, thanks", a press outside. */
  onClose: () => void
}

const failed = { email: 'The store cannot be reached. Please try again.' }

/**
 * Asks a leaving visitor for an email address in return for an e-book and TRY20. Source: specification
 * §2 (exit-intent popup), §4 (when it opens), §5 (its messages).
 */
export function ExitPopup({ isOpen, status = 'idle', onSubmit, onClose }: ExitPopupProps) {
  const isSent = status === 'sent'
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="large" className={styles.root}>
      <Dialog.Header
        title={isSent ? 'Look into your inbox' : 'Wait, take a monster with you'}
        description={
          isSent ? (
            'The e-book and your code are on their way.'
          ) : (
            <>
              Leave your email address: we send you the <span className={styles.whole}>e-book</span>{' '}
              “Who’s the Monster in Oko?”, and 20% off with {exitPopupCoupon}.
            </>
          )
        }
      />
      <Dialog.Body>
        <div className={styles.scene}>
          <Picture
            picture={book}
            alt=""
            sizes="(min-width: 900px) 360px, 90vw"
            className={styles.book}
          />
        </div>
        {isSent ? (
          <div className={styles.form}>
            <output className={styles.sent}>
              <CheckIcon /> Sent. It is there in a minute.
            </output>
            <Button isWide onClick={onClose}>
              Back to the toys
            </Button>
          </div>
        ) : (
          <Form
            className={styles.form}
            check={(values) => validate(exitPopupForm, values)}
            onSubmit={({ email }) => onSubmit(email)}
            {...(status === 'failed' && { messages: failed })}
          >
            <EmailField />
            <Button type="submit" size="large" isWide isLoading={status === 'sending'}>
              Send me the e-book
            </Button>
            <Button variant="quiet" isWide onClick={onClose}>
              No, thanks
            </Button>
            <Text size="small" tone="muted">
              One email with the book. You can leave our list in each letter.
            </Text>
          </Form>
        )}
      </Dialog.Body>
    </Dialog>
  )
}
