import { Button } from '../../core/Button/index.ts'
import { Text } from '../../core/Text/index.ts'
import { CheckIcon } from '../../icons/index.ts'
import styles from './AccountPopup.module.css'
import type { StepProps } from './step.ts'

/** Confirms a new password. The log-in screen follows after 3 s (specification §4). */
export function ResetDoneStep({ isOfUser, onModeChange, onClose }: StepProps) {
  return (
    <div className={styles.form}>
      <span className={styles.done}>
        <CheckIcon />
      </span>
      <Text>
        {isOfUser
          ? 'You stay signed in here, and nowhere else.'
          : 'Next, sign in with your new password.'}
      </Text>
      <Button
        size="large"
        isWide
        data-first
        onClick={() => (isOfUser ? onClose() : onModeChange('login'))}
      >
        {isOfUser ? 'Done' : 'Sign In'}
      </Button>
    </div>
  )
}
