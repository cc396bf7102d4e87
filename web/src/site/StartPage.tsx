import { Navigate } from 'react-router'

/** The server answers `/` with a redirect; this covers a link inside the application. */
export default function StartPage() {
  return <Navigate to="/home" replace />
}
