import type { ClassPlan } from '../../content/pages/education.ts'
import styles from './ClassIndex.module.css'

/** Links to the classes, by age. */
export function ClassIndex({ classes }: { readonly classes: readonly ClassPlan[] }) {
  return (
    <nav aria-label="Classes by age" data-print="never">
      <ul className={styles.list}>
        {classes.map(({ id, heading, ages }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.card} data-place={index}>
              <span className={styles.ages}>{`${ages.from}–${ages.to}`}</span>
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
