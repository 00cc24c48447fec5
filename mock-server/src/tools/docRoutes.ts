import { accountEndpoints, authEndpoints, blogEndpoints, endpoints } from '@stemside/rules/contract'
import { Router } from 'express'
import { refuseOtherMethods } from '../http/allowedMethods.ts'
import { docsPage } from './docsPage.ts'
import { openApiOf, type EndpointGroups } from './openapi.ts'
import { toolStyle } from './style.ts'
import { toolEndpoints } from './toolEndpoints.ts'

/** All documented endpoints, by group. */
export const endpointGroups: EndpointGroups = {
  Store: endpoints,
  Account: accountEndpoints,
  Auth: authEndpoints,
  Blog: blogEndpoints,
  Tools: toolEndpoints,
}

/** GET /openapi.json, its readable page /docs, and the stylesheet of the tools' pages. */
export function docRoutes(): Router {
  const router = Router()
  const document = openApiOf(endpointGroups)
  const page = docsPage(document)
  router.get('/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(document)
  })
  router.get('/docs', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(page)
  })
  router.get('/__mock/style.css', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('css').send(toolStyle)
  })
  refuseOtherMethods(router, [
    { method: 'GET', path: '/openapi.json' },
    { method: 'GET', path: '/docs' },
    { method: 'GET', path: '/__mock/style.css' },
  ])
  return router
}
