import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { socialLinks } from '../navigation.ts'
import styles from './SocialLinks.module.css'

/** Links to the shop's social networks, for footer and side menu. */
export function SocialLinks() {
  return (
    <ul className={styles.root}>
      {socialLinks.map(({ label, href, Icon }) => (
        <li key={href}>
          <a href={href} rel="noreferrer" className={styles.link}>
            <Icon />
            <VisuallyHidden>{label}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
