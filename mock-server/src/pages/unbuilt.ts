import { Router } from 'express'

/** Stands where the shop's pages would, as long as they are not built. */
export function unbuiltShop(): Router {
  const router = Router()
  router.get('/{*path}', (_request, response) => {
    response
      .status(404)
      .type('text/plain')
      .send('The shop is not built yet. Run "npm start", or "npm run build" and start again.\n')
  })
  return router
}
