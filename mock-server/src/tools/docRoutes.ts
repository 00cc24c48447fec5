import { endpointGroups } from '@stemside/rules/contract'
import { Router } from 'express'
import { refuseOtherMethods } from '../http/allowedMethods.ts'
import { docsPage } from './docsPage.ts'
import { openApiOf, type EndpointGroups, type OpenApi } from './openapi.ts'
import { toolStyle } from './style.ts'
import { toolEndpoints } from './toolEndpoints.ts'

/** All documented endpoints, by group. */
export const documentedGroups: EndpointGroups = { ...endpointGroups, Tools: toolEndpoints }

/** Made when it is first asked for: it takes longer than all else of a server's start. */
let document: OpenApi | undefined
function openApi(): OpenApi {
  return (document ??= openApiOf(documentedGroups))
}

/** GET /openapi.json, its readable page /docs, and the stylesheet of the tools' pages. */
export function docRoutes(): Router {
  const router = Router()
  router.get('/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(openApi())
  })
  router.get('/docs', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(docsPage(openApi()))
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
