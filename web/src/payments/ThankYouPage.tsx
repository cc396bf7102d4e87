import { pageMeta } from '../ui/pageMeta.ts'
import { Outcome } from './Outcome.tsx'

export const meta = () => pageMeta('Thank you')

/** Where a browser comes back to from the bank. What it shows is what the server knows, whichever address it was given. */
export default function ThankYouPage() {
  return <Outcome />
}
