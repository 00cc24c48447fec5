import {
  formatMoneyBriefly,
  type Banner,
  type BannerId,
  type BannerOffer,
  type CountryCode,
  type CurrentSaving,
} from '@stemside/rules'

const occasions: Readonly<Record<BannerId, string>> = {
  birthday: 'It is our birthday',
  'black-friday': 'The dark side of STEM',
  holiday: 'Holiday gifts',
  'republic-day': 'Republic Day',
  'back-to-school': 'Back to school',
  'july-4': 'July 4',
  launch: 'Just landed',
  rakhi: 'Raksha Bandhan',
  'welcome-2022': 'Welcome, 2022',
  welcome: 'Welcome',
  instagram: 'Hello, Instagram',
}

/** The texts of the thin bar above the header: occasion and offer. */
export interface BannerWords {
  readonly occasion: string
  /** "10% off from $49 with WELCOME10". */
  readonly offer: string
}

export function bannerWords({ id, offers }: Banner, country: CountryCode): BannerWords {
  return {
    occasion: occasions[id],
    offer: offers.map((offer) => offerWords(offer, country)).join(', '),
  }
}

/** "You already save 30% with SPRING30". */
export function currentSavingText({ code, basisPoints }: CurrentSaving): string {
  return `You already save ${basisPoints / 100}% with ${code}`
}

function offerWords(offer: BannerOffer, country: CountryCode): string {
  const { code, basisPoints, minimum, isUpTo = false, isAutomatic = false } = offer
  const percent = `${basisPoints / 100}% off`
  const off = isUpTo ? `up to ${percent} bundles` : percent
  const from = minimum > 0 ? ` from ${formatMoneyBriefly(minimum, country)}` : ''
  return `${off}${from} ${isAutomatic ? 'applied for you' : `with ${code}`}`
}

/** "Only 12 left" or "Sold out", for an offer that lasts while stock lasts; from the answer of `GET /site`. */
export function stockWords(
  { isLimited }: Banner,
  site: { readonly offerStockRemaining: number } | undefined,
): string | undefined {
  if (!isLimited || site === undefined) return undefined
  const { offerStockRemaining: left } = site
  return left === 0 ? 'Sold out' : `Only ${left} left`
}
