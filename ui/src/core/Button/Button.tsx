import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { LinkSlot } from '../LinkSlot/index.ts'
import type { LinkSlotProps } from '../LinkSlot/index.ts'
import { cx } from '../cx/index.ts'
import styles from './Button.module.css'
import { button } from './Button.variants.ts'
import type { buttonSizes, buttonTones, buttonVariants } from './Button.variants.ts'

interface ButtonLook {
  /** How prominent it is; use one `solid` in each view. @default 'solid' */
  variant?: (typeof buttonVariants)[number]
  /** Its colour; `surface` is for coloured backgrounds. @default 'action' */
  tone?: (typeof buttonTones)[number]
  /** Its minimum height: 44, 50 or 56 px. @default 'medium' */
  size?: (typeof buttonSizes)[number]
  /** Fills the width of its container. @default false */
  isWide?: boolean
  /** An Icon before the text. @default none */
  icon?: ReactNode
}

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** Cannot be pressed or focused. @default false */
    isDisabled?: boolean
    /**
     * Shows a loader, keeps focus and width, ignores presses, and tells screen readers to wait.
     * @default false
     */
    isLoading?: boolean
  }

export type ButtonLinkProps = ButtonLook & LinkSlotProps

/** A button. For a link that looks like a button, use ButtonLink. */
export function Button({
  variant = 'solid',
  tone = 'action',
  size = 'medium',
  isWide = false,
  icon,
  isDisabled = false,
  isLoading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      onClick={handleClick}
      aria-disabled={isLoading ? true : rest['aria-disabled']}
      className={cx(
        button({ variant, tone, size, isWide }),
        isLoading && styles.loading,
        className,
      )}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
    >
      <Content icon={icon}>{children}</Content>
      {isLoading && (
        <output className={styles.spinner} data-part="spinner" aria-label="Please wait" />
      )}
    </button>
  )
}

/** A link that looks like a Button. */
export function ButtonLink({
  variant = 'solid',
  tone = 'action',
  size = 'medium',
  isWide = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkSlot
      {...rest}
      className={cx(button({ variant, tone, size, isWide }), className)}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
    >
      <Content icon={icon}>{children}</Content>
    </LinkSlot>
  )
}

/** Beside an icon a text has an element of its own; without one it is the only child: see docs/decisions/399. */
function Content({ icon, children }: Pick<ButtonProps, 'icon' | 'children'>) {
  return (
    <span className={styles.content} data-part="content">
      {icon === undefined ? (
        children
      ) : (
        <>
          {icon}
          {typeof children === 'string' ? <span>{children}</span> : children}
        </>
      )}
    </span>
  )
}
