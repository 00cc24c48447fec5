import express, { type Request, type Router } from 'express'
import * as z from 'zod/mini'
import { check } from '../../http/check.ts'
import { contentPolicy, policyHeader } from '../../http/security.ts'
import { Refusal } from '../../base/Refusal.ts'
import { storeAt, type Origins } from '../origin.ts'
import { people } from './people.ts'
import { standInPage } from './standInPage.ts'
import { requestSchema, type StandIn, standInPath } from './StandIn.ts'

const choiceSchema = z.object({ person: z.optional(z.string()) })

/** The page of the stand-in provider: whoever presses a name is that person. */
export function standInRoutes(
  router: Router,
  standIn: StandIn,
  redirectUriOf: (origin: string) => string,
  origins: Origins,
): void {
  /** @throws {Refusal} 400 for another client, or if the answer would go to another address. */
  const requestOf = (request: Request) => {
    const asked = check(requestSchema, request.query, 'query')
    if (asked.redirect_uri !== redirectUriOf(storeAt(request, origins))) {
      throw new Refusal(400, 'This provider leads back to its own shop only.')
    }
    return asked
  }

  router.get(standInPath, (request, response) => {
    requestOf(request)
    response.set('Cache-Control', 'no-store')
    // The answer to its form leads on to the shop's pages, which may have another origin.
    if (origins.elsewhere) {
      response.set(policyHeader, contentPolicy({ formsTo: origins.elsewhere.pages }))
    }
    response.type('html').send(standInPage(request.originalUrl))
  })

  router.post(standInPath, express.urlencoded({ extended: false }), async (request, response) => {
    const asked = requestOf(request)
    const { person: sub } = check(choiceSchema, request.body ?? {}, 'body')
    const person = people.find((one) => one.sub === sub)
    const back = new URL(asked.redirect_uri)
    back.searchParams.set('state', asked.state)
    if (person) back.searchParams.set('code', await standIn.codeFor(person, asked))
    else back.searchParams.set('error', 'access_denied')
    response.redirect(303, back.href)
  })
}
