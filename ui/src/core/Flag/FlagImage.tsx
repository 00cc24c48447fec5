import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import styles from './FlagImage.module.css'

export interface FlagImageProps extends Omit<ComponentProps<'img'>, 'alt'> {
  /** The URL of the flag, with an aspect ratio of 3 to 2. */
  src: string
}

/** A flag beside the name of its country, so its alt text is empty. 1 em high. */
export function FlagImage({ className, ...rest }: FlagImageProps) {
  return (
    <img
      {...rest}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className={cx(styles.root, className)}
    />
  )
}
