declare const SHOP_URL_OF_BUILD: string

/**
 * The shop's public origin, for canonical links, previews and structured data: SHOP_URL of the build
 * (storefront/vite/buildSettings.ts).
 */
export const siteOrigin = SHOP_URL_OF_BUILD

/** An address of the shop with its origin. The address of another host stays as it is. */
export function absoluteUrl(address: string): string {
  return new URL(address, siteOrigin).href
}
