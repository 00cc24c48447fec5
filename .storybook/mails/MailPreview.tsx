import { useState } from 'react'
import type { Mail } from '../../mock-server/src/base/Mail.ts'
import { sampleOrigin } from '../../mock-server/src/tools/sampleMails.ts'
import styles from './MailPreview.module.css'

/** Widths in CSS px: a mail program on a computer, and the narrowest phone. */
const widths = [600, 320] as const

/** A mail in two widths, and its plain text for mail programs that show no HTML. */
export function MailPreview({ mail }: { mail: Mail }) {
  return (
    <article className={styles.root}>
      <dl className={styles.head}>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>Subject</dt>
        <dd>{mail.subject}</dd>
      </dl>
      {widths.map((width) => (
        <figure key={width} className={styles.figure} style={{ width }}>
          <figcaption>{width} px</figcaption>
          <MailFrame mail={mail} width={width} />
        </figure>
      ))}
      <figure className={styles.figure}>
        <figcaption>Plain text</figcaption>
        <pre className={styles.text}>{mail.text}</pre>
      </figure>
    </article>
  )
}

/** An iframe as high as its mail. The sandbox blocks scripts; `allow-same-origin` allows measuring. */
function MailFrame({ mail, width }: { mail: Mail; width: number }) {
  const [height, setHeight] = useState<number>()
  return (
    <iframe
      title={`${mail.subject}, ${width} px`}
      // Storybook serves the pictures of the sample shop.
      srcDoc={mail.html.replaceAll(`src="${sampleOrigin}/`, 'src="./')}
      sandbox="allow-same-origin"
      className={styles.frame}
      style={{ height }}
      onLoad={({ currentTarget }) =>
        setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)
      }
    />
  )
}
