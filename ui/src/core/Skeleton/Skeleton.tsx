import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `text` is as high as a line of the words around it. @default 'text' */
  shape?: 'text' | 'block' | 'disc'
}

/** The place of something that is coming, in its size. Set the size by class or style. */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden
      className={cx(styles.root, styles[shape], className)}
      data-shape={shape}
    />
  )
}
