/** One thing that the specification asks for, and the words by which a test of its section names it. */
export interface Item {
  readonly title: string
  readonly named: RegExp
}

export interface Section {
  /** As tests cite it. */
  readonly number: `§${number}`
  readonly title: string
  readonly items: readonly Item[]
}

/** The specification's sections and what stands in them, under short titles of our own. */
export const sections: readonly Section[] = [
  {
    number: '§1',
    title: 'What is sold, where, in which currency',
    items: [
      { title: 'Five countries, each in its own currency', named: /countr|price book|currency/i },
      { title: 'The United States by default', named: /default|country of a visitor|“cc”|"cc"/i },
      { title: 'The rating that pages claim', named: /4\.85|rating/i },
    ],
  },
  {
    number: '§2',
    title: 'Screens and routes',
    items: [
      { title: 'Shop, cart, checkout, thank-you', named: /checkout|thank|purchase|end to end/i },
      { title: 'Tracking', named: /track/i },
      { title: 'Product routes', named: /product|sku|route/i },
      {
        title: 'Titles, descriptions, canonical links, previews',
        named: /title, desc|metadata|says? of itself/i,
      },
      { title: 'Unknown pages and the page that leads home', named: /unknown page|404|\/home/i },
      { title: 'Header and footer by route', named: /header|footer/i },
      { title: 'The Dinos link', named: /dinos link/i },
      { title: 'Seasonal banners', named: /banner/i },
      {
        title: 'Choosing a country; the cc parameter',
        named: /\bcc\b|choosing a country|country of a visitor/i,
      },
      { title: 'Cart overlay', named: /overlay/i },
      { title: 'Side menu', named: /side menu|menu opens/i },
      { title: 'Cookie notice', named: /cookie notice|consent/i },
      { title: 'Campaign parameters and the Instagram banner', named: /utm|instagram|campaign/i },
      { title: 'Blog', named: /blog/i },
      { title: 'Account popup', named: /account popup|sign ?up|log ?in screen/i },
      { title: 'Slot machine', named: /slot|lever|jackpot/i },
      { title: 'Free-gift chooser', named: /gift chooser|free toy|orboot mars or tacto classics/i },
      { title: 'Coupon-error popup', named: /STEM20/ },
      { title: 'Minimum-cart popup', named: /minimum-cart/i },
      {
        title: 'Generic popup; out of stock, back to cart',
        named: /out of stock|generic popup|sells out/i,
      },
      { title: 'Exit popup', named: /exit popup/i },
      { title: 'Apply-coupon popup', named: /apply-coupon/i },
      { title: 'Return policy popup', named: /return policy/i },
      { title: 'Crash page', named: /crash/i },
      { title: 'Listing filters', named: /filter/i },
      { title: 'Popular and featured orders by country', named: /popular|featured/i },
      { title: 'Information pages', named: /contact-us|privacy|about-us|careers/i },
      { title: 'Profile menu', named: /profile/i },
      {
        title: 'Kickstarter, e-gift, onboarding, product range',
        named: /kickstarter|\/gift|onboarding|product-range/i,
      },
    ],
  },
  {
    number: '§3',
    title: 'Entities and their fields',
    items: [
      { title: 'Session', named: /session/i },
      { title: 'Cart', named: /cart_data|cart\b/i },
      { title: 'Prices and availability', named: /skuRespons|price list/i },
      { title: 'Coupon', named: /coupon/i },
      { title: 'Order payload', named: /order payload|orders \(/i },
      { title: 'Account payloads', named: /account payloads|signup payload/i },
      { title: 'Country list with dial codes', named: /country list|dial/i },
      { title: 'Subscription payload', named: /subscribe payload|subscription/i },
      { title: 'Analytics visit payload', named: /analytics|visit payload/i },
      { title: 'Storage keys', named: /key|storage|browser keeps/i },
      { title: 'Product entry', named: /product catalogue|catalogue entry|helps to decide/i },
      { title: 'Combo entry', named: /combo/i },
      { title: 'Storyboard add-ons', named: /storyboard|add-on/i },
      { title: 'Display names, legacy skus among them', named: /display name|legacy/i },
      { title: 'Backer, address, referral and other state', named: /backer|referral/i },
    ],
  },
  {
    number: '§4',
    title: 'States and transitions',
    items: [
      { title: 'Session: refetch, other tabs, SessionRequired', named: /session/i },
      { title: 'Account popup flows', named: /account popup|otp_screen|flow/i },
      { title: 'Slot machine', named: /slot|lever|spin/i },
      { title: 'Coupons: applied, cleared, automatic', named: /coupon/i },
      { title: 'Apply-coupon popup', named: /apply-coupon/i },
      { title: 'Placing an order', named: /order|purchase/i },
      { title: 'Free gift', named: /gift/i },
      { title: 'Changing country', named: /country/i },
      { title: 'Exit popup', named: /exit popup/i },
      { title: 'Adding and removing', named: /add(ing|s)?\b|remov/i },
      { title: 'Combos recognised and their units deducted', named: /combo/i },
      { title: 'Gamepads matched to kits', named: /gamepad/i },
      { title: 'Plugo Detective in the United States', named: /detective/i },
      { title: 'ONE-SKU-QUANTITY', named: /ONE-SKU-QUANTITY/ },
      { title: 'What popup buttons do', named: /callback|button/i },
      { title: 'Error boundary', named: /crash|error boundary|browser keeps/i },
    ],
  },
  {
    number: '§5',
    title: 'What forms accept and say',
    items: [
      { title: 'Create account', named: /create account/i },
      { title: 'Log in', named: /log in\b|login/i },
      { title: 'One-time code', named: /one-time code|OTP/i },
      { title: 'Forgot password', named: /forgot/i },
      { title: 'New password', named: /new password/i },
      { title: 'Exit popup', named: /exit popup/i },
      { title: 'E-mail format', named: /e-mail address|address pattern/i },
      { title: 'When a coupon is valid', named: /coupon/i },
      { title: 'A cart without an id', named: /cart ?id/i },
      { title: 'Gamepads: the popups’ words', named: /gamepad/i },
    ],
  },
  {
    number: '§6',
    title: 'Visitors and signed-in users',
    items: [{ title: 'What each sees, and how to sign in', named: /./ }],
  },
  {
    number: '§7',
    title: 'The calls',
    items: [
      {
        title: 'Carts: /cart/update, /insert_cart',
        named: /cart\/update|insert_cart|the calls \(/i,
      },
      {
        title: 'Prices and stock: /get_skus, /getSkuInStock',
        named: /get_?sku|prices|the calls \(/i,
      },
      { title: 'Orders: /place_order', named: /place_order|orders?|purchase/i },
      { title: 'Coupons: /get_coupon, /get_all_coupons', named: /coupon|the calls \(/i },
      { title: 'Subscriptions: /web-subscribe-email', named: /subscri|the calls \(/i },
      { title: 'Account: /user/…', named: /\/user|account/i },
      { title: 'Analytics', named: /analytics/i },
      { title: 'Blog service', named: /blog|wordpress/i },
      { title: 'Auth client: /api/auth/…', named: /auth/i },
    ],
  },
  {
    number: '§8',
    title: 'What goes wrong, and what is said',
    items: [
      { title: 'An order without an id', named: /order/i },
      { title: 'A cart without an id', named: /cart id/i },
      { title: 'A coupon that fails, silently', named: /unknown code|coupon/i },
      { title: 'A field that fails', named: /field|form/i },
      { title: 'A failed code or account', named: /code failed|account creation/i },
      { title: 'Server messages: message, error, mesage', named: /mesage/i },
      { title: 'Sign-in without providers', named: /provider/i },
      { title: 'Crash', named: /crash/i },
      { title: 'Store down, slow, offline', named: /slow|offline|cannot be fetched/i },
      { title: 'Auth errors', named: /OAuth|SessionRequired|auth error/i },
    ],
  },
  {
    number: '§9',
    title: 'Constants and limits',
    items: [
      { title: 'Prices and combo prices', named: /price|combo|pack/i },
      { title: 'Coupons by country and their thresholds', named: /STEM20|WELCOME|coupon|promise/i },
      { title: 'Free gifts', named: /gift|free toy/i },
      { title: 'Currencies and rounding', named: /currenc|round|money|trunc/i },
      { title: 'Slot coupons', named: /slot|1MILLION/i },
      { title: 'Referral coupons', named: /referral|REF\d/i },
      { title: 'Banners', named: /banner/i },
      {
        title: 'Delays: popups, thank-you, country change',
        named: /delay|pause|500 ms|after \d|apply-coupon/i,
      },
      { title: 'Pages without the coupon popup', named: /apply-coupon|excluded/i },
      {
        title: 'Breakpoints, scroll threshold, side menu, modal layer',
        named: /breakpoint|130|300 ?px|z-index/i,
      },
      { title: 'Blog pages of 12', named: /\b12\b|blog/i },
      { title: 'Chat and analytics script delays', named: /chat|analytics script/i },
    ],
  },
]
