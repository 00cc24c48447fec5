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

/** The tokens that a scheme changes; empty for the light one. */
export function schemeTokens(scheme: Scheme): readonly Token[] {
  const selector = `[data-scheme='${scheme}']`
  return [...readTokens(darkCss, selector), ...readTokens(stageActionsCss, selector)]
}

/** The tokens that a season changes in a scheme; empty for the default season. */
export function seasonTokens(season: Season, scheme: Scheme = 'light'): readonly Token[] {
  const selector = `[data-season='${season}']`
  const ofScheme = `[data-scheme='${scheme}']`
  const inScheme = `${selector}:where(${ofScheme}, ${ofScheme} :not([data-scheme]))`
  return [
    ...readTokens(themesCss, selector),
    ...readTokens(darkCss, inScheme),
    ...readTokens(stageActionsCss, selector),
    ...readTokens(stageActionsCss, inScheme),
  ]
}

/** All tokens of a season in a scheme; if a name is repeated, the later one wins. */
export function tokensOf(season: Season, scheme: Scheme = 'light'): readonly Token[] {
  return [
    ...primitiveTokens,
    ...semanticTokens,
    ...schemeTokens(scheme),
    ...seasonTokens(season, scheme),
  ]
}
