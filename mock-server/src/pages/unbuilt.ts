import { Router } from 'express'

/** Answers instead of the shop's pages while they are not built. */
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
