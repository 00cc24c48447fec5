import type { BodyOf } from '@stemside/rules/contract'
import { mailOf } from './letter.ts'
import type { Mail } from './Mail.ts'

/** A contact message, as mailed to the shop. */
export function contactMessage(to: string, message: BodyOf<'sendContact'>): Mail {
  return mailOf({
    to,
    subject: `Message: ${message.subject}`,
    greeting: `${message.name} wrote:`,
    paragraphs: message.message.split(/\n+/),
    rows: [
      ['Reply to', message.email],
      ['Country', message.country],
    ],
  })
}

/**
 * Confirms a contact message to its sender. It repeats nothing that was typed: otherwise anyone could
 * send their own words to strangers in the shop's name.
 */
export function contactConfirmed(to: string): Mail {
  return mailOf({
    to,
    subject: 'We have your message',
    greeting: 'Hello,',
    paragraphs: [
      'thank you for writing to us. A person reads every message, and you hear from us within two working days.',
    ],
    closing: ['Was it not you who wrote to us? Then ignore this mail.'],
  })
}
