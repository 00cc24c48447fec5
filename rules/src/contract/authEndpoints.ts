import * as z from 'zod/mini'
import { sessionSchema } from './account.ts'
import { authCalls } from './accountCalls.ts'
import type { Endpoint } from './endpoint.ts'

const most = (length: number) => z.string().check(z.maxLength(length))

/** The fields of every form of the auth client. Other fields that it sends are ignored. */
const formShape = {
  /** A form without it is answered like one with a wrong token. */
  csrfToken: z.optional(most(256)),
  callbackUrl: z.optional(most(2048)),
  json: z.optional(most(8)),
}

/** The address that the browser opens next. An error is a parameter of its query. */
const goesTo = z.object({ url: z.string() })

/** /api/auth, as next-auth 4's REST API has it (§7). */
export const authEndpoints = {
  getSession: {
    ...authCalls.getSession,
    acts: true,
    summary: 'Who is signed in, and until when; empty for a visitor.',
    response: sessionSchema,
  },
  getCsrf: {
    ...authCalls.getCsrf,
    summary: 'The token that each form of the auth client sends.',
    response: z.object({ csrfToken: z.string() }),
  },
  getProviders: {
    ...authCalls.getProviders,
    summary: 'The ways to sign in, by id.',
    response: z.record(
      z.string(),
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.enum(['credentials', 'oauth']),
        signinUrl: z.string(),
        callbackUrl: z.string(),
      }),
    ),
  },
  getSignIn: {
    ...authCalls.getSignIn,
    summary: 'Leads a browser to the account popup; `error` and `callbackUrl` stay in the query.',
    response: goesTo,
  },
  signIn: {
    ...authCalls.signIn,
    summary: 'Begins to sign in with Google: gives the address of its page.',
    bodyType: 'form',
    body: z.object(formShape),
    response: goesTo,
    refusals: [429, 503],
  },
  callback: {
    ...authCalls.callback,
    summary: 'Signs in with what was typed: a password or a code.',
    bodyType: 'form',
    body: z.object({
      ...formShape,
      username: z.optional(most(254)),
      password: z.optional(most(128)),
      code: z.optional(most(8)),
      name: z.optional(most(120)),
      country: z.optional(most(2)),
    }),
    response: goesTo,
    refusals: [401, 429, 503],
  },
  finishSignIn: {
    ...authCalls.finishSignIn,
    acts: true,
    summary: 'Where Google leads the browser back to: signs in, or leads to a page with the error.',
    query: z.object({
      code: z.optional(z.string()),
      state: z.optional(z.string()),
      error: z.optional(z.string()),
    }),
    response: goesTo,
    refusals: [429, 503],
  },
  getSignOut: {
    ...authCalls.getSignOut,
    summary: 'Leads a browser to the shop, whose menu signs out.',
    response: goesTo,
  },
  signOut: {
    ...authCalls.signOut,
    summary: 'Ends the session.',
    bodyType: 'form',
    body: z.object(formShape),
    response: goesTo,
    refusals: [429, 503],
  },
  getError: {
    ...authCalls.getError,
    summary:
      'Leads a browser to the sign-in form or to the page of errors; `callbackUrl` stays in the query.',
    response: goesTo,
  },
  logAuth: {
    ...authCalls.logAuth,
    summary: 'Takes a warning or an error of the auth client.',
    bodyType: 'form',
    body: z.object({ level: z.enum(['debug', 'warn', 'error']), code: most(128) }),
    response: z.object({}),
    refusals: [429],
  },
} as const satisfies Record<keyof typeof authCalls, Endpoint>
