import {
  type CountryCode,
  countryCodes,
  type Coupon,
  minor,
  type MinorUnits,
  type Sku,
} from '@stemside/rules'

/** A coupon out of the browser's storage, or undefined for anything that is not quite one. */
export function readCoupon(value: unknown): Coupon | undefined {
  if (!isRecord(value)) return undefined
  const { code, countries, minimums, isActive, skus, useType } = value
  if (typeof code !== 'string' || typeof isActive !== 'boolean') return undefined
  if (!isListOf(countries, isCountry) || !isListOf(skus, isSku) || !isMinimums(minimums)) {
    return undefined
  }
  const base = {
    code,
    countries,
    minimums,
    isActive,
    skus,
    ...(isUseType(useType) && { useType }),
  }
  const { kind, basisPoints, amount, every, tiers } = value
  if (kind === 'gift') return { ...base, kind }
  if (kind === 'percent' && isWhole(basisPoints)) return { ...base, kind, basisPoints }
  if (kind === 'flat' && isWhole(amount)) return { ...base, kind, amount: minor(amount) }
  if (kind === 'cheapest-free' && isWhole(every)) return { ...base, kind, every }
  if (kind === 'nth-unit' && isWhole(every) && isWhole(basisPoints)) {
    return { ...base, kind, every, basisPoints }
  }
  if (kind === 'spend-tiers' && isListOf(tiers, isTier)) return { ...base, kind, tiers }
  return undefined
}

function isTier(value: unknown): value is { from: MinorUnits; basisPoints: number } {
  return isRecord(value) && isWhole(value['from']) && isWhole(value['basisPoints'])
}

function isListOf<T>(value: unknown, isEntry: (entry: unknown) => entry is T): value is T[] {
  return Array.isArray(value) && value.every(isEntry)
}

function isMinimums(value: unknown): value is Partial<Record<CountryCode, MinorUnits>> {
  return (
    isRecord(value) &&
    Object.entries(value).every(([key, least]) => isCountry(key) && isWhole(least))
  )
}

function isCountry(value: unknown): value is CountryCode {
  return countryCodes.some((code) => code === value)
}

function isSku(value: unknown): value is Sku {
  return typeof value === 'string'
}

function isUseType(value: unknown): value is NonNullable<Coupon['useType']> {
  return value === 'one-sku-quantity' || value === 'one-time-per-email'
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
