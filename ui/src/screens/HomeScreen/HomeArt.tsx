import { figure as gift } from '../../../art/pictures/gift/index.ts'
import { figure as globe } from '../../../art/pictures/globe/index.ts'
import { figure as trexhat } from '../../../art/pictures/trexhat/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import styles from './HomeArt.module.css'

/** How wide the hero's globe stands. Beyond twice the dots nobody sees more: a phone's third ones are not fetched. */
export const globeSizes = '(min-width: 768px) 590px, (min-resolution: 2.5dppx) 270px, 372px'

/** The globe of the hero. */
export function HeroArt() {
  return (
    <Picture
      picture={globe}
      alt="Orboot Earth: a globe with animals and landmarks standing on it"
      sizes={globeSizes}
      isPriority
      className={styles.globe}
    />
  )
}

/** A dinosaur in a party hat with its present. */
export function BirthdayArt() {
  return (
    <>
      <Picture picture={trexhat} alt="" sizes="300px" className={styles.dinosaur} />
      <Picture picture={gift} alt="" sizes="160px" className={styles.gift} />
    </>
  )
}
