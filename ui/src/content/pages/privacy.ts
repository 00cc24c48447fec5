import { shopContact, storeName } from '@stemside/rules'
import { sampleNotes } from './sampleNotes.ts'
import type { DatedPage } from './types.ts'

/** /privacy. `scripts/privacy.test.ts` checks that every storage key and cookie of the shop is named here. */
export const privacy: DatedPage = {
  meta: {
    title: 'Privacy',
    description:
      'What this shop knows about you, where it is kept, for how long, and how to see it, take it with you or delete it.',
    keywords: ['privacy', 'cookies', 'personal data'],
  },
  heading: 'Privacy',
  lead: 'This page says what the shop knows about you, where it is kept, for how long, and how you get rid of it. It is as short as we could make it without leaving anything out.',
  changedOn: '2026-11-29',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      paragraphs: [],
      points: [
        'You can look round, fill a cart and order without an account.',
        'Your card’s number never reaches our server.',
        'Visits are measured only where you allow it, without your name.',
        'We sell no data and show no advertisements.',
        'In your account you can download everything, and erase it.',
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible',
      paragraphs: [
        `${storeName}. Write to ${shopContact.email} or use the contact form.`,
        sampleNotes.shop,
      ],
      links: [{ label: 'Contact form', href: '/contact-us' }],
    },
    {
      id: 'what-you-give-us',
      heading: 'What you give us',
      paragraphs: ['We ask for as little as each of these needs.'],
      table: {
        caption: 'What we receive, and what for',
        head: ['When', 'What', 'What for'],
        rows: [
          [
            'You order',
            'Name, email address, telephone number, delivery address, what you bought',
            'To deliver it, to write to you about it, and to refund it. The telephone number is for the carrier.',
          ],
          [
            'You order a present',
            'The name and telephone number of whoever gets it, if you give them, the message on its card, and whether its paper has prices',
            'To pack it and to deliver it. The telephone number is for the carrier.',
          ],
          [
            'You keep a wish list in your account',
            'Its toys, and the random ids of the links that you shared it by',
            'To show it on all your devices.',
          ],
          [
            'You buy from a shared wish list',
            'The random id in the link of the list, and the toys that you added from the list',
            'To show the owner of the list, and whoever has its link, that the toys are bought, never by whom. You can untick that at checkout.',
          ],
          [
            'You make an account',
            'Name, email address, telephone number, country, a password',
            'To sign you in and to show you your orders. The password is kept as a scrypt hash, so that nobody can read it.',
          ],
          [
            'You sign in with Google',
            'Your name, your email address and Google’s number for you',
            'To find your account. We never see your Google password.',
          ],
          ['You ask for a code', 'Your email address', 'To send it. A code works for ten minutes.'],
          [
            'You ask for a reminder or our news',
            'Your email address, country and where you asked',
            'To send just that.',
          ],
          ['You write to us', 'Name, email address, your message, country', 'To answer.'],
          [
            'You send something back',
            'The order, the toys, the reason and what you wrote',
            'To refund you.',
          ],
          [
            'You use a friend’s link',
            'The friend’s code',
            'To credit your friend after your first order.',
          ],
        ],
      },
    },
    {
      id: 'payment',
      heading: 'Payment',
      paragraphs: [
        'Your card’s details go from your browser to the payment provider and come back as a token. Our server receives the token only. In India the provider is Razorpay, elsewhere Stripe or PayPal. The provider keeps books of its own, as the law asks of it.',
        'This shop runs on a sandbox of each provider. Please do not type a real card into it.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage in your browser',
      paragraphs: [
        'The notice at the top of the page asks whether we may measure your visit. Accept and Decline are equally good answers, and the shop works the same. In the United Kingdom nothing is measured before you accept. In the other countries it is measured unless you decline. “Cookie choice” at the foot of this page shows the notice again. If you decline then, nothing more is measured and the number of your visit is deleted.',
        'The chat follows the same rule, because a chat may set cookies of its own.',
        'What follows is everything that the shop stores on your device. “Until you clear it” means until you delete it in your browser, sign out, or use the Refresh button of our crash page. Your answer to the notice stays when you sign out.',
      ],
      table: {
        caption: 'What is kept on your device',
        head: ['Name', 'What it holds', 'How long'],
        rows: [
          ['cc (cookie)', 'Your country, so that the page comes with the right prices', 'A year'],
          ['scheme (cookie)', 'Light or dark, if you have chosen at the foot of a page', 'A year'],
          [
            'next-auth.session-token (cookie)',
            'That you are signed in',
            '30 days after your last visit, or until you sign out',
          ],
          [
            'next-auth.csrf-token (cookie)',
            'Proof that a form came from our page',
            'Until you close the browser',
          ],
          ['next-auth.proven-code (cookie)', 'That you have just typed a correct code', 'A minute'],
          [
            'next-auth.state (cookie)',
            'Where you were, each time you begin to sign in with Google. A random end of its name tells these times apart. Encrypted',
            '15 minutes',
          ],
          [
            'next-auth.order-key (cookie)',
            'That the link in one of our emails has opened an order, which its name says',
            'Until you log in or out, or close the browser',
          ],
          [
            'cookie_accepted',
            'Your answer to the notice',
            'Until you clear it, but not by signing out',
          ],
          [
            'analytics',
            'Whether visits may be measured, and since when',
            'Until you clear it, but not by signing out',
          ],
          [
            'uuid',
            'A random number for this browser, made only if visits may be measured',
            'Until you clear it or decline',
          ],
          [
            'stemside',
            'Your cart, a typed coupon, your country, and the numbers of your last twenty orders with the email address that opens them',
            'Until you clear it or log out; the orders of your account also until another account signs in',
          ],
          [
            'stemside.wishes',
            'Your wish list, the account that it belongs to, and the random ids of the links that you shared it by',
            'Until you clear it or log out',
          ],
          [
            'stemside.giving',
            'The random id of the wish list that you last added toys to your cart from, and these toys',
            'Until you order the toys, or come to checkout without them, clear it or log out, or another account signs in',
          ],
          [
            'stemside.signed_in',
            'That you are signed in, so that the next page asks at once who you are. Not who you are',
            'Until you clear it or log out, or your sign-in has ended',
          ],
          [
            'stemside.signing_in',
            'That you have gone to Google to sign in',
            'Until you are back or close the tab',
          ],
          [
            'stemside.unreadable',
            'A stored cart that could not be read, kept instead of deleted',
            'Until you clear it',
          ],
          [
            'email_submitted',
            'That you left an email address, so that we do not ask again',
            'Until you clear it',
          ],
          [
            'showApplyCouponPopup',
            'That you have answered the message about a coupon',
            'Until the country or coupon changes',
          ],
          [
            'removedAutoAddedCoupon',
            'That you took off the automatic coupon',
            'Until the country changes or you use it again',
          ],
          ['showBannerForce', 'That you want to see the banner', 'Until you close the banner'],
          [
            'reloadAfterPriceFetch',
            'That the page is to load again once prices have come',
            'Until it has',
          ],
          [
            'exit_popup_closed',
            'That you closed the message at the exit',
            'Until you close the tab',
          ],
          [
            'stemside.checkout',
            'What you typed into the checkout, except the card, and the email of your account',
            'Until another account signs in or you close the tab',
          ],
          [
            'paypalRes',
            'What PayPal’s or your bank’s page answered, so that the shop asks at once whether you have paid',
            'Until the payment is settled, you clear it or log out',
          ],
          [
            'stemside.letter',
            'What you typed into the letter of the contact page',
            'Until it is sent, another account signs in or you close the tab',
          ],
          [
            'stemside.school',
            'What you typed into the request for an offer on the education page',
            'Until it is sent, another account signs in or you close the tab',
          ],
          [
            'stemside.typed',
            'What you typed into a form of your account, while you sign in again with Google',
            'Until that form is shown again, another account signs in or you close the tab',
          ],
          [
            'stemside.order',
            'The number of the order that the link in one of our emails has opened',
            'Until you log out, another account signs in or you close the tab',
          ],
          [
            'stemside.order_key',
            'The random number of an order that was sent and has not been answered, so that no tab orders twice',
            'Until it is answered, you clear it, log out, or another account signs in',
          ],
          [
            'stemside.saved_cart',
            'The number of your cart, after you used the Refresh button of our crash page',
            'Until the cart is back, you log out, another account signs in or you close the tab',
          ],
          [
            'stemside.attempt',
            'An order that was sent and has not been answered',
            'Until it is answered, another account signs in or you close the tab',
          ],
          [
            'stemside.gift',
            'What you typed into the e-gift page, except the card',
            'Until the gift is bought, another account signs in or you close the tab',
          ],
          [
            'stemside.gift_attempt',
            'An e-gift that was sent and has not been answered',
            'Until it is answered, another account signs in or you close the tab',
          ],
          [
            'stemside.gift_bought',
            'The e-gift that you bought last, for the page that thanks you',
            'Until another account signs in or you close the tab',
          ],
          [
            'stemside.backer',
            'What you chose on the page for backers, with email and address',
            'Until you begin again, log out, another account signs in or you close the tab',
          ],
          [
            'stemside.seen',
            'The last eight toys that you looked at, to show them again',
            'Until you press “Decline”, clear it, log out, or another account signs in',
          ],
          ['stemside.campaign', 'Which link brought you here', 'Until you close the tab'],
          [
            'stemside.season',
            'The season whose colours the last page had',
            'Until you close the tab',
          ],
          ['stemside.visit_sent', 'That this visit has been counted', 'Until you close the tab'],
          [
            'stemside.referral',
            'The friend’s code whose coupon you have got, and the country',
            'Until you close the tab',
          ],
          ['stemside.banner_closed', 'That you closed the banner', 'Until you close the tab'],
          [
            'stemside.schema',
            'That the page has already loaded again for a newer version',
            'Until you close the tab',
          ],
        ],
      },
    },
    {
      id: 'measuring',
      heading: 'What is measured',
      paragraphs: [
        'Where you allow it, your browser sends a random number with a few requests. The shop counts how many different numbers it has seen in the last fifteen minutes, and shows the count on the cart page. The number is not linked to your name, your cart or your account.',
        'Each visit is noted once, with the country, whether the screen is small or large, and the link that you followed. How fast your pages were is noted as well, without the number of your visit. Of each, only the newest 10,000 notes are kept.',
        'While a page is open, your browser also keeps a list of what happens in it (a toy put into the cart, an order begun) and of how fast it was. The list stays in your browser, no other company’s script reads it, and it is emptied if you decline.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep things',
      paragraphs: ['The server deletes what it no longer needs by itself.'],
      table: {
        caption: 'How long data are kept on our server',
        head: ['What', 'How long'],
        rows: [
          ['Carts of guests', '60 days after the last change'],
          ['Letters to us', '180 days'],
          ['Emails to you', '30 days, or until the email server has taken them'],
          ['Codes', 'Ten minutes'],
          ['Sign-ins', '30 days after the last visit'],
          ['Reminders', 'Until the toy is back'],
          ['Account, its cart, wish list and addresses', 'Until you erase it'],
          ['Addresses that you left for news', 'Until you erase them or ask us to'],
          ['Orders, returns and refunds', 'They stay, because they belong to our books'],
        ],
      },
    },
    {
      id: 'your-data',
      heading: 'See it, take it, erase it',
      paragraphs: [
        'In your account, under Edit Profile, you can download everything that we hold about your account and your email address, as a file.',
        'There you can also erase it. Account, cart, addresses, sign-ins, codes, subscriptions, letters and emails are deleted at once. Your name, your email address and your street are removed from your orders; goods, figures and country stay, because they belong to our books. If you bought from a wish list, its random id and the toys from it stay too, so that nobody buys these toys again. While a parcel or a return is on its way we need the address, and ask you to wait.',
        'One trace remains: a number made from your email address with a secret key, and the coupons that you have used. From the number alone nobody can find the address. It keeps a coupon that works once from working twice.',
        'Without an account, write to us from the address that it is about.',
      ],
      links: [{ label: 'Edit Profile', href: '/profile/edit' }],
    },
    {
      id: 'who-else',
      heading: 'Who else sees something',
      paragraphs: ['Only those without whom it does not work.'],
      points: [
        'The payment provider, to take and return money.',
        'The carrier, who gets name, address and telephone number.',
        'The email server that delivers our emails.',
        'Google, if you choose to sign in with it.',
      ],
    },
    {
      id: 'logs',
      heading: 'Logs',
      paragraphs: [
        'For each request the server writes one line with the path, the time and how it ended. It writes no form, no search, no address and no name. Too many requests from one connection are slowed down; for this we count requests by network address for a short time.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'Our toys are for children, and this shop is for grown-ups. Please do not give us a child’s name or picture. If you write to us about a child, “our six-year-old” is quite enough.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You can ask what we hold about you, have it corrected or deleted, take it elsewhere, and object to its use. You can take back any consent at any time, from then on. If you think that we are wrong, tell us first if you like; you may also complain to the data protection authority of your country.',
      ],
    },
    {
      id: 'changes',
      heading: 'When this page changes',
      paragraphs: [
        'The date of the last change stands at the top. If it concerns something that you agreed to, we ask you again.',
      ],
    },
  ],
}
