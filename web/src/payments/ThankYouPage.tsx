import { pageMeta } from '../ui/pageMeta.ts'
import { Outcome } from './Outcome.tsx'

export const meta = () => pageMeta('Thank you')

/** The page after the gateway. It shows what the server knows, whichever result the address claims. */
export default function ThankYouPage() {
  return <Outcome />
}
