import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './TopPanel.module.css'

export const topPanelHues = [
  'orboot',
  'tacto',
  'plugo',
  'bundle',
  'storybook',
  'dabble',
  'gift',
] as const

export interface TopPanelProps extends ComponentProps<'header'> {
  /** The page's `h1`. */
  heading: string
  /** One or two sentences below it. */
  text: string
  /** The product line whose colour is the ground. */
  hue: (typeof topPanelHues)[number]
  /** A cut-out picture in front of the half-discs. @default none */
  picture?: PictureSource | undefined
}

/** The top of an information page: heading, lead and one figure on one colour. */
export function TopPanel({
  heading,
  text,
  hue,
  picture,
  className,
  children,
  ...rest
}: TopPanelProps) {
  return (
    <header {...rest} className={cx(styles.root, className)}>
      <div className={styles.panel} style={{ '--ground': `var(--color-line-${hue})` }}>
        <div className={styles.words}>
          <Heading level={1} size="title">
            {heading}
          </Heading>
          <Text size="lead">{text}</Text>
          {children}
        </div>
        {picture !== undefined && (
          <div className={styles.stage}>
            <Picture picture={picture} alt="" sizes="280px" className={styles.figure} isPriority />
          </div>
        )}
      </div>
    </header>
  )
}
