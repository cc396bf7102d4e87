import { CallError } from '@bnr/contract/client'
import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCameWithPage } from './useHydrated.ts'
import { currentPage, notePageStatus } from './visit.ts'

/**
 * Like useQuery, for data that the first view of a page needs: the server waits for it while it renders the page, and
 * the browser finds it there. Use useQuery for what only a form or a press needs.
 */
export function useReading<Read, Shown = Read, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Read, Error, Shown, Key>,
): UseQueryResult<Shown> {
  const client = useQueryClient()
  // What came with the page, even a refusal, is shown as it is and not requested again.
  const came = useCameWithPage()
  const refetchOnMount = !came && (options.refetchOnMount ?? true)
  const reading = useQuery({ ...options, refetchOnMount, retryOnMount: !came }, client)
  if (import.meta.env.SSR) awaitOnServer(options, reading, client)
  return reading
}

function awaitOnServer<Read, Shown, Key extends QueryKey>(
  options: UseQueryOptions<Read, Error, Shown, Key>,
  { isPending, isEnabled, error }: UseQueryResult<Shown>,
  client: QueryClient,
): void {
  if (!currentPage()?.reader) return
  if (isPending && isEnabled) throw client.prefetchQuery(options)
  if (error instanceof CallError && isServersFault(error)) notePageStatus(503)
}

const isServersFault = ({ status }: CallError) => status === 0 || status >= 500
