import { Navigate } from 'react-router-dom'

/** The one extra page that leads to `/` on load (specification §2). */
export function ToHomeRoute() {
  return <Navigate to="/" replace />
}
