import { figure as gift } from '../../../art/pictures/gift/index.ts'
import { figure as globe } from '../../../art/pictures/globe/index.ts'
import { figure as robot } from '../../../art/pictures/robot/index.ts'
import { figure as trexhat } from '../../../art/pictures/trexhat/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import styles from './HomeArt.module.css'

/**
 * The width of the hero's globe. At 3x nobody sees more than at 2x, so a phone does not load a 3x
 * file.
 */
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

/** A dinosaur with a party hat and a present. */
export function BirthdayArt() {
  return (
    <>
      <Picture picture={trexhat} alt="" sizes="300px" className={styles.dinosaur} />
      <Picture picture={gift} alt="" sizes="160px" className={styles.gift} />
    </>
  )
}

/** A robot beside the presents that its machine gives away. */
export function PlayArt() {
  return (
    <>
      <Picture picture={robot} alt="" sizes="300px" className={styles.robot} />
      <Picture picture={gift} alt="" sizes="160px" className={styles.gift} />
    </>
  )
}
