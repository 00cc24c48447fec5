import { shop as AE } from './AE/shop.ts'
import { shop as CA } from './CA/shop.ts'
import { shop as GB } from './GB/shop.ts'
import { shop as IN } from './IN/shop.ts'
import { shop as US } from './US/shop.ts'
import type { CountryCode } from './codes.ts'
import type { CountryShop } from './countryShop.ts'

/** Every country's shop. The compiler asks for each code. */
export const shops: Readonly<Record<CountryCode, CountryShop>> = { IN, US, GB, CA, AE }
