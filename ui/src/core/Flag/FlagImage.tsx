import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import styles from './FlagImage.module.css'

export interface FlagImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** The flag's drawing: the text of an SVG, 3 to 2. */
  svg: string
}

/** A flag beside the name of its country, so it says nothing itself. 1 em high. */
export function FlagImage({ svg, className, ...rest }: FlagImageProps) {
  return (
    <img
      {...rest}
      alt=""
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      width={24}
      height={16}
      className={cx(styles.root, className)}
    />
  )
}
