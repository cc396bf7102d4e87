import { useSearchParams } from 'react-router'
import { useSession } from '../accounts/session.ts'
import { isRefusal } from '../platform/refusal.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { useTranslation } from '../ui/translation.ts'
import { useOutcome } from './calls.ts'
import { AskingTheBank, Credited, NotHeard, Paid, Unknown, Unpaid } from './OutcomeWords.tsx'

/** What became of a payment, for whoever holds the token that came with the order. */
export function Outcome() {
  const [query] = useSearchParams()
  const { opening } = useSession()
  const [orderId, token] = [query.get('order_id'), query.get('token')]
  // The frame is one for all orders: it may not say that none was named.
  if (opening) return <AskingTheBank />
  return orderId && token ? <OutcomeOf orderId={orderId} token={token} /> : <Unknown />
}

function OutcomeOf({ orderId, token }: { orderId: string; token: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, isGivenUp, refetch } = useOutcome(orderId, token)
  if (data?.isCredited) return <Credited />
  if (data?.isPaid) return <Paid outcome={data} />
  const lookAgain = () => void refetch()
  if (data?.state === 'Initiated')
    return isGivenUp ? <NotHeard busy={isFetching} onLookAgain={lookAgain} /> : <AskingTheBank />
  if (data) return <Unpaid outcome={data} />
  if (!error) return <AskingTheBank />
  if (isRefusal(error)) return <Unknown />
  return <ErrorState isPage message={t(error.message)} busy={isFetching} onRetry={lookAgain} />
}
