import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Text } from '../../core/Text/index.ts'
import { EmailField } from '../../forms/EmailField/index.ts'
import { Form } from '../../forms/Form/index.ts'
import { FormNote } from '../../forms/FormNote/index.ts'
import { checkErasing } from './checkErasing.ts'
import styles from './ErasePopup.module.css'

export interface ErasePopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The account's email address. It must be typed, so that nobody erases an account by mistake. */
  email: string
  /** The account is being erased: its button is busy. @default false */
  isLoading?: boolean
  /** Why it could not be erased. @default none */
  error?: string | undefined
  /** Called on Escape, on "Keep my account", on the close button and on a press outside. */
  onClose: () => void
  /** Called with the typed address once it is the account's. */
  onErase: (email: string) => void
}

/** Asks before an account is erased, and says what goes and what stays. */
export function ErasePopup({
  isOpen,
  email,
  isLoading = false,
  error,
  onClose,
  onErase,
}: ErasePopupProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} role="alertdialog">
      <Dialog.Header title="Erase your account?" description="This cannot be undone." />
      <Dialog.Body>
        <Form
          method="post"
          className={styles.root}
          check={(values) => checkErasing(email, values)}
          onSubmit={(values) => onErase(values.email)}
        >
          <div className={styles.lists}>
            <div>
              <Text weight="bold">What we delete</Text>
              <ul className={styles.list}>
                <li>your name, phone, password and addresses</li>
                <li>your cart, rewards and newsletter</li>
                <li>your messages to us, and our emails to you</li>
              </ul>
            </div>
            <div>
              <Text weight="bold">What the law makes us keep</Text>
              <ul className={styles.list}>
                <li>
                  your orders for our books: toys, amounts, payment and country, without your name,
                  email and address
                </li>
                <li>a scrambled mark that a one-time coupon was used, which names nobody</li>
              </ul>
            </div>
          </div>
          <Text>
            You can no longer follow or return past orders, or open bought storybooks. Download your
            data first if you want to keep it.
          </Text>
          <Text>
            Gift cards keep their balance, so keep the email with the code. An e-gift of yours that
            is still to be emailed reaches its recipient, with your name on it.
          </Text>
          <EmailField label="Type your email address to confirm" autoComplete="off" hint={email} />
          <div>
            <FormNote error={error} />
            <div className={styles.buttons}>
              <Button variant="outline" onClick={onClose}>
                Keep my account
              </Button>
              <Button type="submit" tone="danger" isLoading={isLoading}>
                Erase my account
              </Button>
            </div>
          </div>
        </Form>
      </Dialog.Body>
    </Dialog>
  )
}
