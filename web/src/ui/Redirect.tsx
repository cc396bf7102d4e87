import { Navigate, type To, useHref } from 'react-router'
import { currentPage } from '../platform/visit.ts'

/** Sends whoever comes here elsewhere: in the browser at once, on the server by its answer. */
export function Redirect({ to, state }: { to: To; state?: unknown }) {
  const address = useHref(to)
  const page = currentPage()
  if (!page) return <Navigate to={to} state={state} replace />
  page.redirect = address
  return null
}
