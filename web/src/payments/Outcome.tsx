import { useSearchParams } from 'react-router'
import { useSession } from '../accounts/session.ts'
import { isRefusal } from '../platform/refusal.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { t } from '../ui/translation.ts'
import { useOutcome } from './calls.ts'
import { CheckingWithBank, Credited, NoAnswerYet, Paid, Unknown, Unpaid } from './OutcomeWords.tsx'

/** Shows the result of a payment to anybody with the token of the order. */
export function Outcome() {
  const [query] = useSearchParams()
  const { opening } = useSession()
  const [orderId, token] = [query.get('order_id'), query.get('token')]
  // The server renders one page for all orders, so it must not say "no order" while the session loads.
  if (opening) return <CheckingWithBank />
  return orderId && token ? <OutcomeOf orderId={orderId} token={token} /> : <Unknown />
}

function OutcomeOf({ orderId, token }: { orderId: string; token: string }) {
  const { data, error, isFetching, isGivenUp, refetch } = useOutcome(orderId, token)
  if (data?.isCredited) return <Credited />
  if (data?.isPaid) return <Paid outcome={data} />
  const lookAgain = () => void refetch()
  if (data?.state === 'Initiated')
    return isGivenUp ? <NoAnswerYet busy={isFetching} onLookAgain={lookAgain} /> : <CheckingWithBank />
  if (data) return <Unpaid outcome={data} />
  if (!error) return <CheckingWithBank />
  if (isRefusal(error)) return <Unknown />
  return <ErrorState isPage message={t(error.message)} busy={isFetching} onRetry={lookAgain} />
}
