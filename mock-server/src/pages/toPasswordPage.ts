import { Router } from 'express'

/** Password managers open this path (https://w3c.github.io/webappsec-change-password-url/). */
export const toPasswordPage = Router().get('/.well-known/change-password', (_request, response) =>
  response.redirect(302, '/profile/edit'),
)
