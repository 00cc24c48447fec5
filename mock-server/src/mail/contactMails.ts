import { offerSubject } from '@stemside/rules'
import type { BodyOf } from '@stemside/rules/contract'
import { mailOf } from './letter.ts'
import type { Mail } from '../base/Mail.ts'
import { typed } from './typed.ts'

const subjectStart = 'Message: '
const senderLabel = 'Reply to'

/** A contact message, as mailed to the shop. An answer to it goes to its sender. */
export function contactMessage(to: string, message: Omit<BodyOf<'sendContact'>, 'order'>): Mail {
  const mail = mailOf({
    to,
    subject: subjectStart + message.subject,
    greeting: `${typed(message.name)} wrote:`,
    paragraphs: message.message.split(/\n+/),
    rows: [
      [senderLabel, message.email],
      ['Country', message.country],
    ],
  })
  return { ...mail, replyTo: message.email }
}

/** The sender of a contact message; undefined for other mails. */
export function contactSender({ replyTo, subject, text }: Mail): string | undefined {
  if (replyTo !== undefined) return replyTo
  // Mails that were stored before `replyTo` existed name the sender in their text only.
  if (!subject.startsWith(subjectStart)) return undefined
  // Take the last match: the message above may contain a similar line.
  const rows = text.split('\n').filter((line) => line.startsWith(`${senderLabel}: `))
  return rows.at(-1)?.slice(senderLabel.length + 2)
}

/**
 * Confirms a contact message to its sender. It repeats what was typed only if the sender has proved that the address is
 * their own: otherwise anyone could send their own words to strangers in the shop's name.
 */
export function contactConfirmed(
  { name, email, subject, message }: Omit<BodyOf<'sendContact'>, 'order'>,
  isProven: boolean,
): Mail {
  const isOffer = subject === offerSubject
  return mailOf({
    to: email,
    subject: isOffer ? 'We have your request for an offer' : 'We have your message',
    greeting: isProven ? `Hello ${typed(name)},` : 'Hello,',
    paragraphs: [
      isOffer
        ? 'Thank you for asking us for an offer. A person reads every request, and you have our offer within two working days.'
        : 'Thank you for writing to us. A person reads every message, and you hear from us within two working days.',
      ...(isProven ? ['You wrote:', ...message.split(/\n+/).map(typed)] : []),
    ],
    closing: isProven
      ? []
      : ['If you did not write to us, somebody typed your address. You need not do anything.'],
  })
}
