import { pageMeta } from '../ui/pageMeta.ts'
import { Outcome } from './Outcome.tsx'

export const meta = () => pageMeta('Your payment')

/** The same for payments that were not made; it may have become a success meanwhile. */
export default function FailedPage() {
  return <Outcome />
}
