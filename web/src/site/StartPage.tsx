import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** The server answers `/` with a redirect; this covers a link inside the application. */
export default function StartPage() {
  const navigate = useNavigate()
  useEffect(() => {
    navigate('/home', { replace: true })
  }, [navigate])
  return null
}
