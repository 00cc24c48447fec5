import themesCss from '../themes/themes.css?raw'
import type { Season } from '../themes/seasons.ts'
import primitivesCss from './primitives.css?raw'
import { readTokens } from './readTokens.ts'
import type { Token } from './readTokens.ts'
import semanticCss from './semantic.css?raw'

/** Raw values, by name. */
export const primitiveTokens = readTokens(primitivesCss)

/** What colours and shadows are for, as the shop is all year. */
export const semanticTokens = readTokens(semanticCss)

/** What a season changes; nothing for the default. */
export function seasonTokens(season: Season): readonly Token[] {
  return readTokens(themesCss, `[data-season='${season}']`)
}

/** All that is in force in a season; later ones win. */
export function tokensOf(season: Season): readonly Token[] {
  return [...primitiveTokens, ...semanticTokens, ...seasonTokens(season)]
}
