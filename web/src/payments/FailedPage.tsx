import { pageMeta } from '../ui/pageMeta.ts'
import { Outcome } from './Outcome.tsx'

export const meta = () => pageMeta('Your payment')

/** Shows the same as the success page, because the payment may have succeeded in the meantime. */
export default function FailedPage() {
  return <Outcome />
}
