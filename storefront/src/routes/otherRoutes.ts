import { anyBookRoute, notFoundRoute } from '@stemside/rules/contract/pages'
import type { AboutPage } from '@stemside/ui/content/pages/aboutUs'
import type { CareersPage } from '@stemside/ui/content/pages/careers'
import type { ContactPage } from '@stemside/ui/content/pages/contactUs'
import type { DevicesPage } from '@stemside/ui/content/pages/deviceCompatibility'
import type { KickstarterPage } from '@stemside/ui/content/pages/kickstarter'
import type { OurEarthPage } from '@stemside/ui/content/pages/ourEarth'
import type { ParentHubPage } from '@stemside/ui/content/pages/parentHub'
import type { PressPage } from '@stemside/ui/content/pages/pressKit'
import { findRoute, withContent, type Route } from '../loading/route.ts'
import type { EducationContent } from './educationContent.ts'
import type { RangeContent } from './rangeContent.ts'
import type { ReviewsContent } from './reviewsContent.ts'
import { reviewsPaths } from '../seo/reviewsPaths.ts'
import type { TextContent } from './textRoute.tsx'

/* The pages beside the way to buying: information, account, tests (specification §2). Their table is
   loaded when a path is not in routes.ts. The first entry that matches a path is its page. */

/* The same build wrote the content, so checking its kind is enough. */

function isTextContent(value: unknown): value is TextContent {
  return typeof value === 'object' && value !== null && 'sections' in value
}

function isAboutPage(value: unknown): value is AboutPage {
  return typeof value === 'object' && value !== null && 'team' in value
}

function isCareersPage(value: unknown): value is CareersPage {
  return typeof value === 'object' && value !== null && 'jobs' in value
}

function isPressPage(value: unknown): value is PressPage {
  return typeof value === 'object' && value !== null && 'brandFiles' in value
}

function isParentHubPage(value: unknown): value is ParentHubPage {
  return typeof value === 'object' && value !== null && 'questions' in value
}

function isContactPage(value: unknown): value is ContactPage {
  return typeof value === 'object' && value !== null && 'subjects' in value
}

function isDevicesPage(value: unknown): value is DevicesPage {
  return typeof value === 'object' && value !== null && 'devices' in value
}

function isRangeContent(value: unknown): value is RangeContent {
  return typeof value === 'object' && value !== null && 'page' in value
}

function isEducationContent(value: unknown): value is EducationContent {
  return typeof value === 'object' && value !== null && 'page' in value
}

function isKickstarterPage(value: unknown): value is KickstarterPage {
  return typeof value === 'object' && value !== null && 'backers' in value
}

function isReviewsContent(value: unknown): value is ReviewsContent {
  return typeof value === 'object' && value !== null && 'reviews' in value
}

function reviewsPage(path: string): Route {
  return {
    path,
    pages: [path],
    modules: ['src/routes/reviewsRoute.tsx'],
    ...withContent(
      async () => (await import('./reviewsContent.ts')).reviewsContent(path),
      isReviewsContent,
      async () => (await import('./reviewsRoute.tsx')).reviewsRoute,
    ),
  }
}

function isOurEarthPage(value: unknown): value is OurEarthPage {
  return typeof value === 'object' && value !== null && 'troubles' in value
}

function textPage(
  path: TextContent['path'],
  words: () => Promise<Omit<TextContent, 'path'>>,
): Route {
  return {
    path,
    pages: [path],
    modules: ['src/routes/textRoute.tsx'],
    ...withContent(
      async () => ({ ...(await words()), path }),
      isTextContent,
      async () => (await import('./textRoute.tsx')).textRoute,
    ),
  }
}

export const otherRoutes: readonly Route[] = [
  {
    path: '/tracking',
    pages: ['/tracking'],
    modules: ['src/routes/TrackingRoute.tsx'],
    load: async () => (await import('./TrackingRoute.tsx')).TrackingRoute,
  },
  {
    path: '/returns',
    pages: ['/returns'],
    modules: ['src/routes/GuestReturnRoute.tsx'],
    load: async () => (await import('./GuestReturnRoute.tsx')).GuestReturnRoute,
  },
  {
    path: '/wishlist',
    pages: ['/wishlist'],
    modules: ['src/routes/WishlistRoute.tsx'],
    load: async () => (await import('./WishlistRoute.tsx')).WishlistRoute,
  },
  {
    path: '/profile/edit',
    pages: ['/profile/edit'],
    modules: ['src/routes/ProfileEditRoute.tsx'],
    load: async () => (await import('./ProfileEditRoute.tsx')).ProfileEditRoute,
  },
  {
    path: '/profile/orders/:orderId?',
    pages: ['/profile/orders'],
    modules: ['src/routes/OrdersRoute.tsx'],
    load: async () => (await import('./OrdersRoute.tsx')).OrdersRoute,
  },
  {
    path: '/profile/returns',
    pages: ['/profile/returns'],
    modules: ['src/routes/ReturnsRoute.tsx'],
    load: async () => (await import('./ReturnsRoute.tsx')).ReturnsRoute,
  },
  {
    path: '/profile/rewards',
    pages: ['/profile/rewards'],
    modules: ['src/routes/RewardsRoute.tsx'],
    load: async () => (await import('./RewardsRoute.tsx')).RewardsRoute,
  },
  {
    path: '/storybooks',
    pages: ['/storybooks'],
    modules: ['src/routes/StorybooksRoute.tsx'],
    load: async () => (await import('./StorybooksRoute.tsx')).StorybooksRoute,
  },
  {
    path: '/storybooks/read/:orderId/:sku',
    pages: [anyBookRoute],
    modules: ['src/routes/BookRoute.tsx'],
    load: async () => (await import('./BookRoute.tsx')).BookRoute,
  },
  {
    path: '/gift',
    pages: ['/gift'],
    modules: ['src/routes/GiftRoute.tsx'],
    load: async () => (await import('./GiftRoute.tsx')).GiftRoute,
  },
  {
    path: '/refer-and-earn',
    pages: ['/refer-and-earn'],
    modules: ['src/routes/ReferRoute.tsx'],
    load: async () => (await import('./ReferRoute.tsx')).ReferRoute,
  },
  {
    path: '/profile/addresses',
    pages: ['/profile/addresses'],
    modules: ['src/routes/AddressesRoute.tsx'],
    load: async () => (await import('./AddressesRoute.tsx')).AddressesRoute,
  },
  {
    path: '/onboarding',
    pages: ['/onboarding'],
    modules: ['src/routes/OnboardingRoute.tsx'],
    load: async () => (await import('./OnboardingRoute.tsx')).OnboardingRoute,
  },
  {
    path: '/about-us',
    pages: ['/about-us'],
    modules: ['src/routes/aboutRoute.tsx'],
    ...withContent(
      async () => (await import('@stemside/ui/content/pages/aboutUs')).aboutUs,
      isAboutPage,
      async () => (await import('./aboutRoute.tsx')).aboutRoute,
    ),
  },
  {
    path: '/careers',
    pages: ['/careers'],
    modules: ['src/routes/careersRoute.tsx'],
    ...withContent(
      async () => (await import('@stemside/ui/content/pages/careers')).careers,
      isCareersPage,
      async () => (await import('./careersRoute.tsx')).careersRoute,
    ),
  },
  {
    path: '/press-kit',
    pages: ['/press-kit'],
    modules: ['src/routes/pressKitRoute.tsx'],
    ...withContent(
      async () => (await import('@stemside/ui/content/pages/pressKit')).pressKit,
      isPressPage,
      async () => (await import('./pressKitRoute.tsx')).pressKitRoute,
    ),
  },
  {
    path: '/parenthub',
    pages: ['/parenthub'],
    modules: ['src/routes/parentHubRoute.tsx'],
    ...withContent(
      async () => (await import('@stemside/ui/content/pages/parentHub')).parentHub,
      isParentHubPage,
      async () => (await import('./parentHubRoute.tsx')).parentHubRoute,
    ),
  },
  {
    path: '/contact-us',
    pages: ['/contact-us'],
    modules: ['src/routes/contactRoute.tsx'],
    ...withContent(
      async () => (await import('@stemside/ui/content/pages/contactUs')).contactUs,
      isContactPage,
      async () => (await import('./contactRoute.tsx')).contactRoute,
    ),
  },
  {
    path: '/device-compatibility',
    pages: ['/device-compatibility'],
    modules: ['src/routes/deviceRoute.tsx'],
    ...withContent(
      async () =>
        (await import('@stemside/ui/content/pages/deviceCompatibility')).deviceCompatibility,
      isDevicesPage,
      async () => (await import('./deviceRoute.tsx')).deviceRoute,
    ),
  },
  {
    path: '/education',
    pages: ['/education'],
    modules: ['src/routes/educationRoute.tsx'],
    ...withContent(
      async () => (await import('./educationContent.ts')).educationContent(),
      isEducationContent,
      async () => (await import('./educationRoute.tsx')).educationRoute,
    ),
  },
  {
    path: '/kickstarter',
    pages: ['/kickstarter'],
    modules: ['src/routes/kickstarterRoute.tsx'],
    ...withContent(
      async () => (await import('@stemside/ui/content/pages/kickstarter')).kickstarter,
      isKickstarterPage,
      async () => (await import('./kickstarterRoute.tsx')).kickstarterRoute,
    ),
  },
  ...reviewsPaths.map(reviewsPage),
  {
    path: '/ourearth*',
    pages: ['/ourearth'],
    modules: ['src/routes/ourEarthRoute.tsx'],
    ...withContent(
      async () => (await import('@stemside/ui/content/pages/ourEarth')).ourEarth,
      isOurEarthPage,
      async () => (await import('./ourEarthRoute.tsx')).ourEarthRoute,
    ),
  },
  {
    path: '/2021-product-range',
    pages: ['/2021-product-range'],
    modules: ['src/routes/rangeRoute.tsx'],
    ...withContent(
      async () => (await import('./rangeContent.ts')).rangeContent(),
      isRangeContent,
      async () => (await import('./rangeRoute.tsx')).rangeRoute,
    ),
  },
  textPage('/privacy', async () => (await import('@stemside/ui/content/pages/privacy')).privacy),
  textPage('/tnc', async () => (await import('@stemside/ui/content/pages/terms')).terms),
  {
    path: '/blog/*',
    pages: async (source) => (await import('./blog/fetchBlog.ts')).blogPages(source),
    modules: ['src/routes/blog/BlogRoute.tsx'],
    content: async ({ location, ...source }) =>
      (await import('./blog/fetchBlog.ts')).fetchBlog(source, location),
    load: async () => (await import('./blog/BlogRoute.tsx')).BlogRoute,
  },
  {
    path: '/error',
    pages: ['/error'],
    modules: ['src/routes/ErrorRoute.tsx'],
    load: async () => (await import('./ErrorRoute.tsx')).ErrorRoute,
  },
  {
    path: '/test',
    pages: ['/test'],
    modules: ['src/routes/SampleRoute.tsx'],
    load: async () => (await import('./SampleRoute.tsx')).sampleRoute('/test'),
  },
  {
    path: '/testwithoutlayout',
    pages: ['/testwithoutlayout'],
    modules: ['src/routes/SampleRoute.tsx'],
    load: async () => (await import('./SampleRoute.tsx')).sampleRoute('/testwithoutlayout'),
  },
  {
    path: '/home',
    pages: [],
    modules: ['src/routes/ToHomeRoute.tsx'],
    load: async () => (await import('./ToHomeRoute.tsx')).ToHomeRoute,
  },
]

/** The content of the not-found page. */
export const nothingThere = { isNotFound: true } as const

function isNothingThere(embedded: unknown): embedded is typeof nothingThere {
  return typeof embedded === 'object' && embedded !== null && 'isNotFound' in embedded
}

/** The page of every path that neither table has. */
export const notFound: Route = {
  path: '*',
  pages: [notFoundRoute],
  modules: ['src/routes/NotFoundRoute.tsx'],
  content: () => Promise.resolve(nothingThere),
  load: async () => (await import('./NotFoundRoute.tsx')).NotFoundRoute,
}

/**
 * The page of a path that the first table does not have. The server sends the not-found page at paths of the blog too, if
 * it has no such post. The page is hydrated as what was sent.
 */
export function otherRouteAt(pathname: string, embedded: unknown): Route {
  if (isNothingThere(embedded)) return notFound
  return findRoute(otherRoutes, pathname) ?? notFound
}
