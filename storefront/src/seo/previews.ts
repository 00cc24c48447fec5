import type { Preview } from './PageHead.tsx'

/** The link previews of pages whose other metadata stands in `ui/src/content/pages`. */
export const previews = {
  '/about-us': {
    picture: '/previews/elephant.jpg',
    alt: 'A grey toy elephant with pink ears.',
  },
  '/careers': {
    picture: '/previews/robot.jpg',
    alt: 'A red toy robot that waves.',
  },
  '/contact-us': {
    picture: '/previews/penguin.jpg',
    alt: 'A small penguin with orange feet.',
  },
  '/parenthub': {
    picture: '/previews/giraffe.jpg',
    alt: 'A golden toy giraffe.',
  },
  '/education': {
    picture: '/previews/classroom.jpg',
    alt: 'A table with a school bag, a globe, and a sum in number tiles.',
  },
  '/press-kit': {
    picture: '/previews/rocket.jpg',
    alt: 'A white toy rocket with red fins.',
  },
  '/device-compatibility': {
    picture: '/previews/plugo_gamepad.jpg',
    alt: 'A tablet in a gamepad. Its screen asks: Which kit today?',
  },
  '/delivery': {
    picture: '/previews/parcel.jpg',
    alt: 'A parcel with tape and a label.',
  },
  '/guarantee': {
    picture: '/previews/robot.jpg',
    alt: 'A red toy robot that waves.',
  },
  '/privacy': {
    picture: '/previews/knight.jpg',
    alt: 'A toy chess knight.',
  },
  '/tnc': {
    picture: '/previews/gift.jpg',
    alt: 'A red present with a yellow bow.',
  },
  '/kickstarter': {
    picture: '/previews/orboot.jpg',
    alt: 'A globe on its stand between a balloon and clouds.',
  },
  '/ourearth': {
    picture: '/previews/orboot.jpg',
    alt: 'A globe on its stand between a balloon and clouds.',
  },
  '/2021-product-range': {
    picture: '/previews/learners_pack.jpg',
    alt: 'Two boxes of learning kits, a gamepad and number tiles.',
  },
} as const satisfies Readonly<Record<string, Preview>>
