import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** The extra page that redirects to `/` on load (specification §2). */
export function ToHomeRoute() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/', { replace: true }), [navigate])
  return null
}
