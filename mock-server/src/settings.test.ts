import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const production = {
  MOCK_TOOLS: '0',
  PAYMENTS: 'sandbox',
  MAIL: 'outbox',
  AUTH_SECRET: '0123456789abcdef0123456789abcdef',
}

describe('settings', () => {
  test('an empty environment gives a development server on this machine only', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      mockTools: true,
      rateLimits: true,
      trustProxy: false,
      drainSeconds: 0,
    })
    expect(readSettings({}).metrics).toBeUndefined()
  })

  test('reads every variable of the specification (§7.29)', () => {
    const environment = {
      ...production,
      MAIL: undefined,
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgres://localhost/stemside',
      SHOP_URL: 'https://shop.example',
      SMTP_URL: 'smtps://mail.example:465',
      MAIL_FROM: 'hi@shop.example',
      TRUST_PROXY: '1',
    }
    expect(readSettings(environment)).toMatchObject({
      mockTools: false,
      authSecret: production.AUTH_SECRET,
      host: '0.0.0.0',
      port: 8080,
      dataDir: path.resolve('/data'),
      databaseUrl: environment.DATABASE_URL,
      shopUrl: environment.SHOP_URL,
      mail: { smtpUrl: environment.SMTP_URL, from: 'Stemside <hi@shop.example>' },
      trustProxy: 1,
    })
  })

  test('METRICS_PORT serves metrics on 127.0.0.1 unless METRICS_HOST says otherwise', () => {
    const metrics = { METRICS_PORT: '9464' }
    expect(readSettings(metrics).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
    expect(readSettings({ ...metrics, METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0')
  })

  test('Google needs both keys; without them there is the stand-in, never in production mode (§7.32)', () => {
    const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    const google = { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' }
    expect(readSettings(keys).google).toEqual(google)
    expect(readSettings({ ...production, ...keys }).google).toEqual(google)
    expect(readSettings({}).google).toBe('stand-in')
    expect(readSettings(production).google).toBeUndefined()
    const asked = { GOOGLE_SIGN_IN: 'stand-in' }
    expect(readSettings(asked).google).toBe('stand-in')
    expect(() => readSettings({ ...production, ...asked })).toThrow(
      'GOOGLE_SIGN_IN=stand-in is refused in production mode',
    )
    expect(() => readSettings({ ...keys, ...asked })).toThrow('does not go together')
  })

  test.each([
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
    ['loopback', ['loopback']],
  ])('TRUST_PROXY=%s is read', (text, expected) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(expected)
  })

  test.each([
    ['MOCK_TOOLS', 'false', 'MOCK_TOOLS is "false": it must be 1 or 0.'],
    ['MOCK_TOOLS', '', 'MOCK_TOOLS is "": it must be 1 or 0.'],
    ['RATE_LIMITS', 'false', 'RATE_LIMITS is "false": it must be on or off.'],
    ['ORDERS', 'by hand', 'ORDERS is "by hand": it must be by-clock or by-hand.'],
    ['PAYMENTS', 'stripe', 'PAYMENTS is "stripe": it must be sandbox.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY is "true": it must be the number of proxies'],
    ['TRUST_PROXY', '10', 'TRUST_PROXY is "10": it must be the number of proxies'],
    ['GOOGLE_CLIENT_ID', 'id', 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.'],
    ['GOOGLE_SIGN_IN', 'on', 'GOOGLE_SIGN_IN is "on": it must be stand-in.'],
    ['HOST', 'http://x', 'HOST is "http://x": it must be an address'],
    ['MAIL', 'none', 'MAIL is "none": it must be outbox.'],
    ['MAIL_FROM', 'a@b\r\nBcc: c@d.co', 'it must be an email address, such as'],
    ['SHOP_URL', 'shop.example', 'SHOP_URL is "shop.example": it must be an origin'],
    ['SHOP_URL', 'https://shop.example/path', 'it must be an origin, such as'],
    ['METRICS_PORT', 'x', 'METRICS_PORT is "x": it must be a number from 0 to 65535.'],
    ['DRAIN_SECONDS', '1.5', 'DRAIN_SECONDS is "1.5": it must be a number from 0 to 300.'],
  ])('%s=%s is refused, in production mode too (§7.27, §7.29)', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message)
    expect(() => readSettings({ ...production, [name]: value })).toThrow(message)
  })

  test('METRICS_PORT is refused if it is PORT, unless both take any free port (§7.29)', () => {
    // 3000 is the default of PORT.
    for (const same of [{ PORT: '9464', METRICS_PORT: '9464' }, { METRICS_PORT: '3000' }]) {
      expect(() => readSettings(same)).toThrow(
        `PORT and METRICS_PORT are both ${same.METRICS_PORT}: choose another METRICS_PORT.`,
      )
    }
    expect(readSettings({ PORT: '0', METRICS_PORT: '0' }).metrics?.port).toBe(0)
  })

  test('an SMTP_URL that is no address is refused, in production mode too (§7.29)', () => {
    const wrong = { SMTP_URL: 'mail.example' }
    const message = 'SMTP_URL must be an address such as smtps://'
    expect(() => readSettings(wrong)).toThrow(message)
    expect(() => readSettings({ ...production, MAIL: undefined, ...wrong })).toThrow(message)
  })

  test('MAIL=outbox keeps mails in the store, and is refused together with SMTP_URL (§7.27)', () => {
    expect(readSettings({ MAIL: 'outbox' }).mail).toBeUndefined()
    expect(readSettings(production).mail).toBeUndefined()
    const both = { MAIL: 'outbox', SMTP_URL: 'smtps://mail.example:465' }
    const message = 'MAIL=outbox does not go together with SMTP_URL.'
    expect(() => readSettings(both)).toThrow(message)
    expect(() => readSettings({ ...production, ...both })).toThrow(message)
  })
})

describe('production mode', () => {
  test('starts with its secret and a provider', () => {
    expect(readSettings(production)).toMatchObject({ mockTools: false, rateLimits: true })
  })

  test.each([
    ['the sandbox that nobody chose', 'PAYMENTS', undefined, 'set PAYMENTS=sandbox'],
    ['mails that nobody sends', 'MAIL', undefined, 'Set SMTP_URL, or MAIL=outbox'],
    ['no secret', 'AUTH_SECRET', undefined, 'AUTH_SECRET must have at least 32 characters'],
    ['a short secret', 'AUTH_SECRET', 'x'.repeat(31), 'must have at least 32 characters'],
    ['no rate limits', 'RATE_LIMITS', 'off', 'RATE_LIMITS=off is refused in production mode'],
  ])('refuses %s (§7.27)', (_what, name, value, message) => {
    expect(() => readSettings({ ...production, [name]: value })).toThrow(message)
  })
})
