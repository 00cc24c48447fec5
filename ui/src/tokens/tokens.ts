import themesCss from '../themes/themes.css?raw'
import type { Scheme } from '../themes/schemes.ts'
import type { Season } from '../themes/seasons.ts'
import darkCss from './dark.css?raw'
import primitivesCss from './primitives.css?raw'
import { readTokens } from './readTokens.ts'
import type { Token } from './readTokens.ts'
import semanticCss from './semantic.css?raw'
import stageActionsCss from './stageActions.css?raw'

const ofLateColours = primitivesCss.indexOf('@layer ui.tokens.Late')

/** Raw values by name. */
export const primitiveTokens = [
  ...readTokens(primitivesCss),
  ...readTokens(primitivesCss.slice(ofLateColours)),
]

/** The tokens by purpose, with the values of the light scheme and the default season. */
export const semanticTokens = readTokens(semanticCss)

/** The seasons whose bar and stage are dark in both schemes. */
const darkSeasons: ReadonlySet<Season> = new Set(['black-friday', 'holiday', 'july-4'])
const ofOtherSeasons = `:where(:not(${Array.from(darkSeasons, (season) => `[data-season='${season}']`).join(', ')}))`

/** The tokens that a season and a scheme change, in the order of the cascade. None in the default season's light scheme. */
export function changedTokens(season: Season, scheme: Scheme = 'light'): readonly Token[] {
  const ofSeason = `[data-season='${season}']`
  const ofScheme = `[data-scheme='${scheme}']`
  const ofBoth = `${ofSeason}:where(${ofScheme}, ${ofScheme} :not([data-scheme]))`
  return [
    ...readTokens(themesCss, ofSeason),
    ...readTokens(darkCss, ofScheme),
    ...(darkSeasons.has(season) ? [] : readTokens(darkCss, `${ofScheme}${ofOtherSeasons}`)),
    ...readTokens(darkCss, ofBoth),
    ...readTokens(stageActionsCss, ofScheme),
    ...readTokens(stageActionsCss, ofSeason),
    ...readTokens(stageActionsCss, ofBoth),
  ]
}

/** All tokens of a season in a scheme; if a name is repeated, the later one wins. */
export function tokensOf(season: Season, scheme: Scheme = 'light'): readonly Token[] {
  return [...primitiveTokens, ...semanticTokens, ...changedTokens(season, scheme)]
}
