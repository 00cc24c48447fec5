import { schemes, seasons } from '../../ui/src/themes/index.ts'
import type { Scheme, Season } from '../../ui/src/themes/index.ts'
import styles from './foundations.module.css'

/** What each season changes: the promotion bar and the stage, in both schemes. */
export function SeasonsSideBySide() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      {seasons.map((season) => (
        <section key={season} className={styles.season} aria-label={season}>
          <strong>{season}</strong>
          {schemes.map((scheme) => (
            <SeasonTile key={scheme} season={season} scheme={scheme} />
          ))}
        </section>
      ))}
    </div>
  )
}

function SeasonTile({ season, scheme }: { season: Season; scheme: Scheme }) {
  return (
    <div className={styles.look} data-season={season} data-scheme={scheme}>
      <p className={styles.promo}>
        Promotion <em>accent</em>
      </p>
      <div className={styles.stage}>
        <span className={styles.discs} />
        <span>On stage</span>
      </div>
    </div>
  )
}
