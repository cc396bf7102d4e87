import { Navigate, type To, useHref } from 'react-router'
import { currentPage } from '../platform/visit.ts'

/** Redirects to another address: in the browser by a navigation, on the server by its reply. */
export function Redirect({ to, state }: { to: To; state?: unknown }) {
  const address = useHref(to)
  const page = currentPage()
  if (!page) return <Navigate to={to} state={state} replace />
  page.redirect = address
  return null
}
