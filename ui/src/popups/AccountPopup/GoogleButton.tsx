import { Button } from '../../core/Button/index.ts'
import styles from './AccountPopup.module.css'

export interface GoogleButtonProps {
  readonly isLoading: boolean
  readonly onGoogle: () => void
}

/** "Continue with Google", below a line with "or". */
export function GoogleButton({ isLoading, onGoogle }: GoogleButtonProps) {
  return (
    <>
      <p className={styles.or}>
        <span>or</span>
      </p>
      <Button
        variant="outline"
        tone="neutral"
        size="large"
        isWide
        className={styles.outline}
        icon={<GoogleMark />}
        aria-disabled={isLoading || undefined}
        onClick={() => {
          if (!isLoading) onGoogle()
        }}
      >
        Continue with Google
      </Button>
    </>
  )
}

/** Google's logo in its own four colours, which no theme changes. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="none" strokeWidth="4" aria-hidden="true">
      <path stroke="#ea4335" d="M18.4 6.6A8.5 8.5 0 0 0 4.4 8.2" />
      <path stroke="#fbbc04" d="M4.4 8.2a8.5 8.5 0 0 0 0 7.6" />
      <path stroke="#34a853" d="M4.4 15.8a8.5 8.5 0 0 0 13.2 2.6" />
      <path stroke="#4285f4" d="M17.6 18.4A8.5 8.5 0 0 0 20.5 12H12" />
    </svg>
  )
}
