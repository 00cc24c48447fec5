import { postageRule } from '@stemside/rules'
import { partLetterHref } from './letterSubjects.ts'
import { sampleNotes } from './sampleNotes.ts'
import type { DatedPage } from './types.ts'

/** /tnc */
export const terms: DatedPage = {
  meta: {
    title: 'Terms',
    description:
      'Orders, prices, coupons, delivery, cancelling, returns and gifts: how this shop works, in plain words.',
    keywords: ['terms and conditions', 'returns', 'delivery', 'coupons'],
  },
  heading: 'Terms',
  lead: 'How buying here works, in the order in which it happens.',
  changedOn: '2026-11-30',
  sections: [
    { id: 'this-shop', heading: 'This shop', paragraphs: [sampleNotes.shop] },
    {
      id: 'prices',
      heading: 'Prices',
      paragraphs: [
        'Prices are in the currency of the country that you shop in. In India, the United Kingdom and the Emirates they include tax. In the United States and Canada they are shown before tax, and no sales tax is charged.',
        'Each order has an invoice: open the order in your account or by the link in its email, and print it.',
        'A struck price is what the toy costs without the present reduction; for a bundle it is what its parts cost one by one. We never change a price between your cart and your payment: if it has changed meanwhile, you see both figures and decide again.',
      ],
    },
    {
      id: 'sets',
      heading: 'Sets',
      paragraphs: [
        'Some toys cost less together. If your cart holds all parts of a set, the set’s price applies by itself. If a part goes, the others return to their own prices, and the cart says so.',
      ],
    },
    {
      id: 'coupons',
      heading: 'Coupons',
      paragraphs: ['One coupon counts at a time.'],
      points: [
        'It lowers the toys’ price after sets, and never the shipping.',
        'Where your country has an automatic coupon, it is there from the start. A typed code takes its place; if the code saves less, we tell you before.',
        'A minimum looks at the toys at their selling prices, before sets, coupon and gift.',
        'Some codes work once for each email address, for certain toys only, or in certain countries.',
        'Coupons are not paid out.',
      ],
    },
    {
      id: 'gifts-with-orders',
      heading: 'Free gifts',
      paragraphs: [
        'A free gift is a line of its own at no cost. If your cart falls below the value from which it is offered, it leaves the cart, and the cart says why. A surprise joins each order above a certain value. What it is, we do not say.',
      ],
    },
    {
      id: 'ordering',
      heading: 'Ordering',
      paragraphs: [
        'You can order as a guest or from an account. Of each toy you can order up to twenty. Your order is placed when the page with its number appears, and you get an email with the same number. If a toy has sold out in the meantime, nothing is charged.',
        'Plugo kits are played with a gamepad. In some countries a kit is sold only together with one; the cart adds it and tells you.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      paragraphs: [
        'In India you pay with Razorpay, elsewhere with a card (Stripe) or PayPal. Your card’s number does not reach our server. Pressing Pay twice charges you once.',
      ],
      links: [{ label: 'Privacy: payment', href: '/privacy#payment' }],
    },
    {
      id: 'delivery',
      heading: 'Delivery',
      paragraphs: [
        'We deliver to India, the United States, the United Kingdom, Canada and the Emirates, within the country whose prices you see. Orders are packed a day after you place them and sent on the day after that. Each toy’s page shows the days on which it should arrive.',
        'Shipping is free from a value that the cart shows, counted after sets and before coupons. E-storybooks and e-gifts cost no shipping and arrive by email.',
      ],
      table: {
        caption: 'Shipping',
        head: ['Country', 'Free from', 'Below that'],
        rows: [
          ['India', '₹999', '₹99'],
          ['United States', '$49.00', '$5.99'],
          ['United Kingdom', '£44.00', '£4.99'],
          ['Canada', 'C$59.00', 'C$7.99'],
          ['United Arab Emirates', 'AED 199', 'AED 20'],
        ],
      },
      links: [{ label: 'Track an order', href: '/tracking' }],
    },
    {
      id: 'cancelling',
      heading: 'Cancelling',
      paragraphs: [
        'You can cancel an order until it is packed, one day after you placed it: open it in your account or by the link in its email. You get back what you paid, except for e-storybooks, which stay yours. An order of e-storybooks alone cannot be cancelled, also if a free gift comes with it.',
      ],
    },
    {
      id: 'returns',
      heading: 'Returns',
      paragraphs: [
        'You can send toys back until the end of the 30th day after delivery, for any reason. Open the order in your account or by the link in its email, choose the toys and say why. We take back whole toys, not parts of a box.',
        postageRule,
        'You get back what the toy cost you: its share after sets and coupon, the way that you paid, once the parcel is with us. If something is broken, missing or not what you ordered, we give back the shipping of its order too. What you saved by a set on the toys that you keep stays yours.',
        'E-storybooks open at once and cannot be sent back.',
        'If something arrives broken or wrong, you may send it back or write to us: we send a missing or broken piece at our cost.',
      ],
      links: [
        { label: 'Find your order', href: '/tracking' },
        { label: 'Ask for a piece', href: partLetterHref },
      ],
    },
    {
      id: 'guarantee',
      heading: 'Guarantee',
      paragraphs: [
        'If a toy breaks in normal play within a year after delivery, we send the broken part or a new toy at our cost. If we have none left, you get back what you paid for it. A page of its own says how, and what to do about a lost piece.',
      ],
      links: [{ label: 'Guarantee and spare parts', href: '/guarantee' }],
    },
    {
      id: 'e-storybooks',
      heading: 'E-storybooks',
      paragraphs: [
        'A bought book opens from the thank-you page, from the email and from your orders, for its buyer only. You may read it as often as you like and to whomever you like. Please do not publish its pages.',
      ],
    },
    {
      id: 'e-gifts',
      heading: 'E-gifts',
      paragraphs: [
        'An e-gift is a code with a balance in the currency of its country. It is emailed to the person you name on the day you choose. At the checkout it lowers what is charged. It does not change the value of the goods, so it neither helps nor harms a coupon or free shipping. What is left stays on the code.',
      ],
      links: [{ label: 'Gift cards', href: '/gift' }],
    },
    {
      id: 'referral',
      heading: 'Bringing a friend',
      paragraphs: [
        'In India, the United States, the United Kingdom and Canada you can send friends a link with your code. Their first order gets the coupon of their country. When that order has arrived and can no longer be cancelled, you are credited with the amount of yours, for up to ten friends. Your own code does not work for you. If the friend’s order is cancelled, or all of it is sent back, the credit goes too.',
      ],
      links: [{ label: 'Refer and earn', href: '/refer-and-earn' }],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      paragraphs: [
        'An account needs an email address that is yours; we send a code to it. Keep your password to yourself. You can erase the account at any time. What is erased, and what stays, is on the privacy page.',
      ],
      links: [{ label: 'Privacy: see it, take it, erase it', href: '/privacy#your-data' }],
    },
    {
      id: 'toys',
      heading: 'The toys',
      paragraphs: [
        'Orboot and Plugo need a phone or tablet, Tacto needs a tablet. None is included. Look your device up before you buy. Follow the age and the safety line on each toy’s page; they are there for a reason.',
      ],
      links: [{ label: 'Device compatibility', href: '/device-compatibility' }],
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      paragraphs: [
        'The reviews that you can read here are samples, by made-up reviewers. The page of reviews says so once more.',
      ],
    },
    {
      id: 'law',
      heading: 'Your rights by law',
      paragraphs: [
        'Nothing here takes away a right that the law of your country gives you as a buyer. Where a sentence on this page and the law disagree, the law wins.',
      ],
    },
  ],
}
