import type { PagesManifest } from '@stemside/rules/contract'

/* Back ends of other origins, which the build names (storefront/vite/buildSettings.ts). Each is undefined if the
   build does not set it. */

declare const STORE_ORIGIN_OF_BUILD: string
declare const BLOG_ORIGIN_OF_BUILD: string
declare const BLOG_MEDIA_ORIGIN_OF_BUILD: string
declare const ANALYTICS_ORIGIN_OF_BUILD: string
declare const CHAT_SCRIPT_OF_BUILD: string

/** The store's origin, if it differs from the pages'. */
export const storeOrigin: string | undefined = STORE_ORIGIN_OF_BUILD || undefined

/** The origin of a WordPress, in place of the store's blog. */
export const blogOrigin: string | undefined = BLOG_ORIGIN_OF_BUILD || undefined

/** The origin that takes visits and web vitals, in place of the store. */
export const analyticsOrigin: string | undefined = ANALYTICS_ORIGIN_OF_BUILD || undefined

/** The address of a script that shows a chat, in place of the shop's own. */
export const chatScript: string | undefined = CHAT_SCRIPT_OF_BUILD || undefined

/** What pages load from other origins, for their Content-Security-Policy. */
export function foreignOrigins(): PagesManifest['foreign'] {
  const chat = chatScript === undefined ? '' : new URL(chatScript).origin
  // A chat talks by WebSocket too.
  const chatSocket = chat.replace(/^http/, 'ws')
  return {
    connect: named(
      STORE_ORIGIN_OF_BUILD,
      BLOG_ORIGIN_OF_BUILD,
      ANALYTICS_ORIGIN_OF_BUILD,
      chat,
      chatSocket,
    ),
    pictures: named(BLOG_ORIGIN_OF_BUILD, BLOG_MEDIA_ORIGIN_OF_BUILD, chat),
    widgets: named(chat),
  }
}

function named(...origins: readonly string[]): readonly string[] {
  return origins.filter((origin) => origin !== '')
}
