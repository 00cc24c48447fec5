import { countries } from '../countries/countries.ts'
import type { Address } from './types.ts'

/** An address line by line, without a name: street, second line, place, country. */
export function addressLines(address: Address): readonly string[] {
  const { line1, line2, city, state, postcode, country } = address
  const region = joinFilled([state, postcode], ' ')
  const lines = [line1, line2, joinFilled([city, region], ', '), countries[country].name]
  return lines.filter(isFilled)
}

function joinFilled(parts: readonly string[], separator: string): string {
  return parts.filter(isFilled).join(separator)
}

function isFilled(part: string | undefined): part is string {
  return part !== undefined && part !== ''
}
