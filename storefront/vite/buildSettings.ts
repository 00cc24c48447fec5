import { exampleOrigin } from '@stemside/rules/contract/pages'

/**
 * What the build reads from the environment, as constants of the shop's code.
 * @throws {Error} for a value that it does not know. An empty one counts as not set: a container's build passes on
 * arguments that nobody gave.
 */
export function buildSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Record<'SHOP_URL_OF_BUILD' | 'SESSION_POLL_OF_BUILD', string> {
  return {
    SHOP_URL_OF_BUILD: JSON.stringify(shopUrlOf(environment['SHOP_URL'] || exampleOrigin)),
    SESSION_POLL_OF_BUILD: sessionPollOf(environment['SESSION_POLL']),
  }
}

function shopUrlOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : ''
  if (/^https?:/.test(text) && [origin, `${origin}/`].includes(text)) return origin
  throw new Error(
    `SHOP_URL is ${JSON.stringify(text)}: it must be an origin, such as https://shop.example.`,
  )
}

/** Seconds as code. */
function sessionPollOf(text = ''): string {
  if (text === '') return 'undefined'
  if (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= 86_400) return text
  throw new Error(
    `SESSION_POLL is ${JSON.stringify(text)}: it must be a number of seconds from 1 to 86400.`,
  )
}
