import { taxNote, type CountryCode } from '@stemside/rules'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import styles from './TaxNote.module.css'

/** What a total says about tax. For beside the word "Total". */
export function TaxNote({ country }: { country: CountryCode }) {
  return (
    <>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={styles.root}>{taxNote(country)}</span>
    </>
  )
}
