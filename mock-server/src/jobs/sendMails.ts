import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { noteGiftSent, takeBackGift } from '../gifts/giftMail.ts'
import type { Shop } from '../shop/Shop.ts'
import type { MailRow } from '../store/shopRows.ts'

/** Where mails go, and who they come from. */
export interface MailSettings {
  readonly smtpUrl: string
  /** Such as `Toy Shop <hello@shop.example>`. */
  readonly from: string
}

/** Hands mails to a mail server. */
export interface Postman {
  send(id: string, mail: MailRow): Promise<void>
  close(): void
}

const lookEveryMs = 2000
const batch = 20
/** How long a process has a mail to itself. */
const leaseMs = 2 * 60_000
const retryAfterMs = 60_000
/** Long enough for a slow mail server; nodemailer's own limits are minutes, and other mails wait. */
const timeoutMs = 20_000
/** A mail that could not be sent for this long is dropped, because it is out of date. Gift codes never are. */
const giveUpAfterMs = 24 * 60 * 60 * 1000

/** @throws {TypeError} for an address that nodemailer cannot read. */
export function smtpPostman({ smtpUrl, from }: MailSettings): Postman {
  const timeouts = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  }
  const transport = createTransport(
    { url: smtpUrl, ...timeouts },
    // A mail's text never makes the server read files or fetch addresses.
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: async (id, { to, replyTo, subject, text, html }) => {
      await transport.sendMail({
        to,
        // As an object: nodemailer would read a text as a list of addresses.
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        // Each try has the same id, so that mail programs can recognise a duplicate.
        messageId: `<${id}@stemside>`,
      })
    },
    close: () => transport.close(),
  }
}

/**
 * Sends the waiting mails, oldest first. Deletes each mail that the mail server accepted or refused for good;
 * a refused gift code is cancelled in the same transaction.
 * A lease makes sure that one process sends a mail. Times are the machine's, except for a mail's age.
 */
export async function sendMails(
  { store, clock }: Shop,
  postman: Postman,
  logger: Logger,
): Promise<void> {
  const due = await store.find('mails', {
    where: { dueAt: { below: new Date().toISOString() } },
    order: 'oldest',
    limit: batch,
  })
  for (const { id } of due) {
    const mail = await take(id)
    const outcome = mail && (await send(id, mail))
    if (!mail || outcome === 'later') continue
    await store.tx(async (tx) => {
      tx.delete('mails', id)
      if (mail.giftCard === undefined) return
      if (outcome === 'sent') await noteGiftSent(tx, mail.giftCard)
      else await takeBackGift(tx, mail.giftCard, clock.now())
    })
  }

  function take(id: string): Promise<MailRow | undefined> {
    return store.tx(async (tx) => {
      const mail = await tx.get('mails', id)
      if (!mail || (mail.dueAt ?? '') >= new Date().toISOString()) return undefined
      const age = clock.now().getTime() - Date.parse(mail.at)
      if (age > giveUpAfterMs && mail.giftCard === undefined) {
        tx.delete('mails', id)
        return undefined
      }
      tx.put('mails', id, { ...mail, dueAt: after(leaseMs) })
      return mail
    })
  }

  async function send(id: string, mail: MailRow): Promise<'sent' | 'refused' | 'later'> {
    try {
      await postman.send(id, mail)
      return 'sent'
    } catch (error) {
      // The message of a mail server may name the recipient.
      const reason = { mail: id, ...codesOf(error) }
      if (isPermanent(error)) {
        logger.error(reason, 'the mail server refused a mail for good; it is dropped')
        return 'refused'
      }
      logger.error(reason, 'a mail could not be sent; it is tried again in a minute')
      await store.tx(async (tx) => {
        // The recipient may have erased their data meanwhile.
        if (await tx.get('mails', id)) tx.put('mails', id, { ...mail, dueAt: after(retryAfterMs) })
      })
      return 'later'
    }
  }
}

/** Nodemailer's error code, and the mail server's reply code, such as 550. */
function codesOf(error: unknown): { readonly code: string; readonly responseCode?: number } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const responseCode = responseCodeOf(error)
  return { code, ...(responseCode === undefined ? {} : { responseCode }) }
}

function responseCodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined
}

/** Replies of 500 and above are permanent. A refused log-in is retried: the shop's settings are wrong, not the mail. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = codesOf(error)
  return responseCode >= 500 && code !== 'EAUTH'
}

function after(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}

/** Sends mails every few seconds. Returns how to stop. */
export function startPostman(
  shop: Shop,
  postman: Postman,
  logger: Logger,
  everyMs = lookEveryMs,
): () => Promise<void> {
  let sending: Promise<void> | undefined
  const timer = setInterval(() => {
    // If the store fails, the next round tries again.
    sending ??= sendMails(shop, postman, logger)
      .catch(() => undefined)
      .finally(() => {
        sending = undefined
      })
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await sending
    postman.close()
  }
}
