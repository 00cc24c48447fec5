import { emailForm, validate } from '@stemside/rules/validation'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { EmailField } from '../../forms/EmailField/index.ts'
import { Form } from '../../forms/Form/index.ts'
import styles from './BookLockedScreen.module.css'

export interface BookLockedScreenProps {
  /** The typed address is not that of the order. @default false */
  isWrong?: boolean
  /** "Log in" was pressed. */
  onLogIn: () => void
  /** Called with the email address of the order. */
  onSubmit: (email: string) => void
}

const wrong = { email: 'This order is not of this email address, or it has no such e-storybook.' }

/** In the place of an e-storybook for anybody but its buyer: log in, or type the email address of the order. */
export function BookLockedScreen({ isWrong = false, onLogIn, onSubmit }: BookLockedScreenProps) {
  return (
    <div className={styles.root}>
      <Heading level={1} size="title">
        This book opens for its buyer
      </Heading>
      <Text size="lead" tone="muted">
        Log in to the account that bought it, or type the email address of the order.
      </Text>
      <Button onClick={onLogIn}>Log in</Button>
      <Form
        check={(values) => validate(emailForm, values)}
        onSubmit={({ email }) => onSubmit(email)}
        {...(isWrong && { messages: wrong })}
      >
        <div className={styles.form}>
          <EmailField />
          <Button type="submit" variant="outline">
            Open the book
          </Button>
        </div>
      </Form>
    </div>
  )
}
