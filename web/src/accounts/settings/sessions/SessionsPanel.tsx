import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import { useEndSession, useOpenSessions } from './calls.ts'
import { SessionList } from './SessionList.tsx'

export default function SessionsPanel() {
  const { data, error, isFetching, refetch } = useOpenSessions()
  const end = useEndSession()
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return data ? <SessionList sessions={data.results} end={end} /> : <PanelSkeleton />
}
