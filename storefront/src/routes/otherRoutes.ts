import { anyBookRoute, notFoundRoute } from '@stemside/rules/contract/pages'
import type { PageMetaWords } from '@stemside/ui/content/pages/types'
import type { ComponentType } from 'react'
import {
  findRoute,
  page,
  pageWithContent,
  routeFile,
  type LazyFile,
  type Route,
} from '../loading/route.ts'
import type { previews } from '../seo/previews.ts'
import { reviewsPaths } from '../seo/reviewsPaths.ts'
import type { TextContent } from './TextRoute.tsx'
import { withPageHead } from './withPageHead.tsx'

/* The pages beside the way to buying: information, account, tests (specification §2). Their table is
   loaded when a path is not in routes.ts. The first entry that matches a path is its page. */

/** A screen of `ui` that needs nothing from the stores, so that its page has no file of its own here. */
function screenFile<N extends string, T>(name: N, load: () => Promise<Record<N, T>>): LazyFile<T> {
  return { ...routeFile(name, load), modules: [`../ui/src/screens/${name}/index.ts`] }
}

/** A page of information: texts with their metadata, and the screen that shows them. */
function infoPage<P extends { readonly meta: PageMetaWords }>(
  path: keyof typeof previews,
  texts: () => Promise<P>,
  screen: LazyFile<ComponentType<{ readonly page: P }>>,
): Route {
  const load = async () => withPageHead(path, await screen.load())
  return pageWithContent(path, 'meta', texts, { ...screen, load })
}

function textPage(
  path: TextContent['path'],
  texts: () => Promise<Omit<TextContent, 'path'>>,
  file = routeFile('TextRoute', () => import('./TextRoute.tsx')),
): Route {
  return infoPage(path, async () => ({ ...(await texts()), path }), file)
}

function reviewsPage(path: string): Route {
  return pageWithContent(
    path,
    'reviews',
    async () => (await import('./reviewsContent.ts')).reviewsContent(path),
    routeFile('ReviewsRoute', () => import('./ReviewsRoute.tsx')),
  )
}

function samplePage(path: '/test' | '/testwithoutlayout'): Route {
  return {
    path,
    pages: [path],
    modules: ['src/routes/SampleRoute.tsx'],
    load: async () => (await import('./SampleRoute.tsx')).sampleRoute(path),
  }
}

export const otherRoutes: readonly Route[] = [
  page('/tracking', 'TrackingRoute', () => import('./TrackingRoute.tsx')),
  page('/returns', 'GuestReturnRoute', () => import('./GuestReturnRoute.tsx')),
  page('/find', 'FinderRoute', () => import('./FinderRoute.tsx')),
  page('/gift-guide', 'GiftGuideRoute', () => import('./GiftGuideRoute.tsx')),
  page('/wishlist', 'WishlistRoute', () => import('./WishlistRoute.tsx')),
  page('/profile/edit', 'ProfileEditRoute', () => import('./ProfileEditRoute.tsx')),
  {
    ...page('/profile/orders', 'OrdersRoute', () => import('./OrdersRoute.tsx')),
    path: '/profile/orders/:orderId?',
  },
  page('/profile/returns', 'ReturnsRoute', () => import('./ReturnsRoute.tsx')),
  page('/profile/rewards', 'RewardsRoute', () => import('./RewardsRoute.tsx')),
  page('/storybooks', 'StorybooksRoute', () => import('./StorybooksRoute.tsx')),
  {
    ...page(anyBookRoute, 'BookRoute', () => import('./BookRoute.tsx')),
    path: '/storybooks/read/:orderId/:sku',
  },
  page('/gift', 'GiftRoute', () => import('./GiftRoute.tsx')),
  page('/payment', 'PaymentRoute', () => import('./PaymentRoute.tsx')),
  page('/refer-and-earn', 'ReferRoute', () => import('./ReferRoute.tsx')),
  page('/profile/addresses', 'AddressesRoute', () => import('./AddressesRoute.tsx')),
  page('/onboarding', 'OnboardingRoute', () => import('./OnboardingRoute.tsx')),
  infoPage(
    '/about-us',
    async () => (await import('@stemside/ui/content/pages/aboutUs')).aboutUs,
    screenFile('AboutScreen', () => import('@stemside/ui/screens/AboutScreen')),
  ),
  infoPage(
    '/careers',
    async () => (await import('@stemside/ui/content/pages/careers')).careers,
    screenFile('CareersScreen', () => import('@stemside/ui/screens/CareersScreen')),
  ),
  infoPage(
    '/press-kit',
    async () => (await import('@stemside/ui/content/pages/pressKit')).pressKit,
    screenFile('PressKitScreen', () => import('@stemside/ui/screens/PressKitScreen')),
  ),
  infoPage(
    '/parenthub',
    async () => (await import('@stemside/ui/content/pages/parentHub')).parentHub,
    screenFile('ParentHubScreen', () => import('@stemside/ui/screens/ParentHubScreen')),
  ),
  infoPage(
    '/contact-us',
    async () => (await import('@stemside/ui/content/pages/contactUs')).contactUs,
    routeFile('ContactRoute', () => import('./ContactRoute.tsx')),
  ),
  infoPage(
    '/device-compatibility',
    async () =>
      (await import('@stemside/ui/content/pages/deviceCompatibility')).deviceCompatibility,
    routeFile('DevicesRoute', () => import('./DevicesRoute.tsx')),
  ),
  infoPage(
    '/education',
    async () => (await import('./educationContent.ts')).educationContent(),
    routeFile('EducationRoute', () => import('./EducationRoute.tsx')),
  ),
  infoPage(
    '/kickstarter',
    async () => (await import('@stemside/ui/content/pages/kickstarter')).kickstarter,
    routeFile('KickstarterRoute', () => import('./KickstarterRoute.tsx')),
  ),
  ...reviewsPaths.map(reviewsPage),
  {
    ...infoPage(
      '/ourearth',
      async () => (await import('@stemside/ui/content/pages/ourEarth')).ourEarth,
      screenFile('OurEarthScreen', () => import('@stemside/ui/screens/OurEarthScreen')),
    ),
    path: '/ourearth*',
  },
  infoPage(
    '/2021-product-range',
    async () => (await import('./rangeContent.ts')).rangeContent(),
    routeFile('RangeRoute', () => import('./RangeRoute.tsx')),
  ),
  page('/delivery', 'DeliveryRoute', () => import('./DeliveryRoute.tsx')),
  textPage(
    '/guarantee',
    async () => (await import('@stemside/ui/content/pages/guarantee')).guarantee,
    routeFile('GuaranteeRoute', () => import('./GuaranteeRoute.tsx')),
  ),
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
  page('/error', 'ErrorRoute', () => import('./ErrorRoute.tsx')),
  samplePage('/test'),
  samplePage('/testwithoutlayout'),
  {
    ...page('/home', 'ToHomeRoute', () => import('./ToHomeRoute.tsx')),
    pages: [],
  },
]

/** The content of the not-found page. */
export const nothingThere = { isNotFound: true } as const

function isNothingThere(embedded: unknown): embedded is typeof nothingThere {
  return typeof embedded === 'object' && embedded !== null && 'isNotFound' in embedded
}

/** The page of every path that neither table has. */
export const notFound: Route = {
  ...page(notFoundRoute, 'NotFoundRoute', () => import('./NotFoundRoute.tsx')),
  path: '*',
  content: () => Promise.resolve(nothingThere),
}

/**
 * The page of a path that the first table does not have. The server sends the not-found page at paths of the blog too, if
 * it has no such post. The page is hydrated as what was sent.
 */
export function otherRouteAt(pathname: string, embedded: unknown): Route {
  if (isNothingThere(embedded)) return notFound
  return findRoute(otherRoutes, pathname) ?? notFound
}
