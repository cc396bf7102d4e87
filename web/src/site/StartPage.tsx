import { Navigate } from 'react-router'

/** The server redirects `/`; this page is for links inside the app. */
export default function StartPage() {
  return <Navigate to="/home" replace />
}
