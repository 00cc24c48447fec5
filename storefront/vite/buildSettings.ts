import { exampleOrigin } from '@stemside/rules/contract/pages'

type Setting =
  | 'SHOP_URL'
  | 'SESSION_POLL'
  | 'STORE_ORIGIN'
  | 'BLOG_ORIGIN'
  | 'BLOG_MEDIA_ORIGIN'
  | 'ANALYTICS_ORIGIN'
  | 'CHAT_SCRIPT'

/**
 * What the build reads from the environment, as constants of the shop's code. A back end that is not named is an empty
 * text (storefront/src/api/backEnds.ts).
 * @throws {Error} for a value that it does not know. An empty one counts as not set: a container's build passes on
 * arguments that nobody gave.
 */
export function buildSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Record<`${Setting}_OF_BUILD`, string> {
  const text = (name: Setting) => environment[name] ?? ''
  const shopUrl = text('SHOP_URL')
  const backEnd = (name: BackEnd) => {
    const value = text(name)
    if (value === '') return '""'
    checkSafe(name, value, shopUrl)
    return JSON.stringify(originOf(name, value))
  }
  if (text('BLOG_MEDIA_ORIGIN') !== '' && text('BLOG_ORIGIN') === '') {
    throw new Error(
      'BLOG_MEDIA_ORIGIN is set without BLOG_ORIGIN: it names where that blog has its pictures.',
    )
  }
  if (text('STORE_ORIGIN') !== '' && shopUrl === '') {
    throw new Error(
      'STORE_ORIGIN is set without SHOP_URL: the store must know the origin of the pages.',
    )
  }
  const pagesOrigin = JSON.stringify(originOf('SHOP_URL', shopUrl || exampleOrigin))
  const storeOrigin = backEnd('STORE_ORIGIN')
  if (storeOrigin === pagesOrigin) {
    throw new Error(
      'STORE_ORIGIN is the same as SHOP_URL: leave it out if the store has the origin of the pages.',
    )
  }
  return {
    SHOP_URL_OF_BUILD: pagesOrigin,
    SESSION_POLL_OF_BUILD: sessionPollOf(text('SESSION_POLL')),
    STORE_ORIGIN_OF_BUILD: storeOrigin,
    BLOG_ORIGIN_OF_BUILD: backEnd('BLOG_ORIGIN'),
    BLOG_MEDIA_ORIGIN_OF_BUILD: backEnd('BLOG_MEDIA_ORIGIN'),
    ANALYTICS_ORIGIN_OF_BUILD: backEnd('ANALYTICS_ORIGIN'),
    CHAT_SCRIPT_OF_BUILD: JSON.stringify(chatScriptOf(text('CHAT_SCRIPT'), shopUrl)),
  }
}

const examples = {
  SHOP_URL: 'https://shop.example',
  STORE_ORIGIN: 'https://store.example',
  BLOG_ORIGIN: 'https://blog.example',
  BLOG_MEDIA_ORIGIN: 'https://pictures.example',
  ANALYTICS_ORIGIN: 'https://count.example',
}

type BackEnd = Exclude<keyof typeof examples, 'SHOP_URL'>

function originOf(name: keyof typeof examples, text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : ''
  if (/^https?:/.test(text) && [origin, `${origin}/`].includes(text)) return origin
  throw new Error(
    `${name} is ${JSON.stringify(text)}: it must be an origin, such as ${examples[name]}.`,
  )
}

function chatScriptOf(text: string, shopUrl: string): string {
  if (text === '') return text
  const url = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined
  // The root of a host is its front page, no script.
  const hasPath = url !== undefined && url.pathname + url.search !== '/'
  if (hasPath && url.username === '' && url.password === '') {
    checkSafe('CHAT_SCRIPT', text, shopUrl)
    return url.href
  }
  throw new Error(
    `CHAT_SCRIPT is ${JSON.stringify(text)}: it must be the address of a script, such as https://chat.example/widget.js.`,
  )
}

function checkSafe(name: Setting, text: string, shopUrl: string): void {
  if (!shopUrl.startsWith('https:') || !text.startsWith('http:')) return
  throw new Error(
    `${name} is ${JSON.stringify(text)}: it must begin with https, as SHOP_URL does: browsers let a page of https load nothing from http.`,
  )
}

/** Seconds as code. */
function sessionPollOf(text: string): string {
  if (text === '') return 'undefined'
  if (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= 86_400) return text
  throw new Error(
    `SESSION_POLL is ${JSON.stringify(text)}: it must be a number of seconds from 1 to 86400.`,
  )
}
