import { Button } from '../../core/Button/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import styles from './AccountPopup.module.css'
import { GoogleButton } from './GoogleButton.tsx'
import { Switch } from './Switch.tsx'
import type { StepProps } from './step.ts'

/** The screen that offers Google or email, with the promotion TRYNEW (specification §2, §9). */
export function SignupStep({ promo, currentSaving, isLoading, onGoogle, onModeChange }: StepProps) {
  return (
    <div className={styles.form}>
      <div className={styles.promo}>
        <Picture picture={promo} alt="" sizes="72px" className={styles.promoPicture} />
        <p>
          <strong className={styles.promoOffer}>15% off</strong>
          <span>
            with code <strong>TRYNEW</strong>, once for every new shopper.
          </span>{' '}
          {currentSaving !== undefined && (
            <span>{`${currentSaving}: TRYNEW waits for a day when it saves more.`}</span>
          )}
        </p>
      </div>
      <Button
        size="large"
        isWide
        data-first
        aria-disabled={isLoading || undefined}
        onClick={() => onModeChange('create')}
      >
        Continue with email
      </Button>
      {onGoogle && <GoogleButton isLoading={isLoading} onGoogle={onGoogle} />}
      <Switch question="Already have an account?" onPress={() => onModeChange('login')}>
        Log in
      </Switch>
    </div>
  )
}
