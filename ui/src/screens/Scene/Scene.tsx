import type { ReactNode } from 'react'
import { Heading } from '../../core/Heading/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './Scene.module.css'

export interface SceneProps {
  /** The heading, in a few words. */
  heading: string
  /** A few sentences. */
  text: ReactNode
  /** A cut-out picture. */
  picture: PictureSource
  /** Buttons and links that work without the part that failed. */
  actions: ReactNode
}

/** A page with one figure, one sentence and links. */
export function Scene({ heading, text, picture, actions }: SceneProps) {
  return (
    <div className={styles.root}>
      <div className={styles.stage}>
        <svg viewBox="0 0 640 600" className={styles.discs} aria-hidden="true">
          <path className={styles.left} d="M320 30a270 270 0 0 0 0 540z" />
          <path className={styles.right} d="M320 90a270 270 0 0 1 0 540z" />
        </svg>
        <Picture picture={picture} alt="" sizes="320px" className={styles.figure} />
      </div>
      <Heading level={1} size="title">
        {heading}
      </Heading>
      <Text size="lead" tone="inherit" className={styles.text}>
        {text}
      </Text>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
