import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** The one extra page that leads to `/` on load (specification §2). */
export function ToHomeRoute() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/', { replace: true }), [navigate])
  return null
}
