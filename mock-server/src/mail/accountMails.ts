import { storeName } from '@stemside/rules'
import { codeLifeMinutes } from '../secrets/codeLife.ts'
import type { CodePurpose } from '../store/accountRows.ts'
import { mailOf } from './letter.ts'
import type { Mail } from '../base/Mail.ts'
import { typed } from './typed.ts'

const purposeWords: Readonly<Record<CodePurpose, string>> = {
  signup: 'create your account',
  login: 'log in',
  reset: 'set a new password',
}

/** The one-time code. The subject has it too: a phone shows it in its notification. */
export function codeMail(to: string, purpose: CodePurpose, code: string): Mail {
  const mail = mailOf({
    to,
    subject: `${code} is your ${storeName} code`,
    greeting: 'Hello,',
    paragraphs: [`Use this code to ${purposeWords[purpose]}:`],
    code,
    closing: [
      `It works once, for ${codeLifeMinutes} minutes. We never ask for it by telephone or by email.`,
      'If you did not ask for it, ignore this email: without the code nothing happens.',
    ],
  })
  return { ...mail, code }
}

/**
 * Sent instead of a code if there is no account. The answer of the call is the same in both cases.
 * @param origin - the shop's origin, for links; without it the mail has no links
 */
export function noAccountMail(to: string, origin: string | undefined): Mail {
  return mailOf({
    to,
    subject: `There is no ${storeName} account with this address`,
    greeting: 'Hello,',
    paragraphs: [
      'Somebody asked for a code to log in with this address, but no account has it.',
      'If it was you, try the address with which you signed up, or create an account. An order needs no account: its number and your email address show where it is.',
    ],
    ...(origin !== undefined && {
      links: [
        { label: 'Create an account', url: `${origin}/?popup=signup` },
        { label: 'Track an order', url: `${origin}/tracking` },
      ],
    }),
    closing: ['If you did not ask for a code, you need not do anything.'],
  })
}

/** Sent instead of a code to sign up if there is an account. */
export function accountExistsMail(to: string): Mail {
  return mailOf({
    to,
    subject: `You have a ${storeName} account already`,
    greeting: 'Hello,',
    paragraphs: [
      'Somebody wanted to create an account with this address, which has one already.',
      'If it was you, log in. Under “Forgot Password” you set a new password.',
    ],
    closing: ['If you did not try to sign up, you need not do anything: nothing has changed.'],
  })
}

/** Tells the owner, in case somebody else changed the password. */
export function passwordChangedMail(to: string, name: string): Mail {
  return mailOf({
    to,
    subject: 'Your password was changed',
    greeting: `Hello ${typed(name)},`,
    paragraphs: [
      `Your ${storeName} account has a new password. Everybody who was logged in with the old one is logged out.`,
    ],
    closing: [
      'If you did not change it, set a new password at once under “Forgot Password”: the code for it goes to this address only.',
    ],
  })
}

/** Tells the owner, in case somebody else signed in with Google. */
export function googleLinkedMail(to: string, name: string): Mail {
  return mailOf({
    to,
    subject: 'You can log in with Google now',
    greeting: `Hello ${typed(name)},`,
    paragraphs: [
      `Somebody with a Google account of this address has logged in to your ${storeName} account. From now on both ways work: Google, and the way you know.`,
    ],
    closing: [
      'If it was not you, somebody else can use your Google account. Change its password first, then write to us.',
    ],
  })
}
