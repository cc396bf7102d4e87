import { QueryClient } from '@tanstack/react-query'

const minute = 60_000
const mostRetries = 2

/** The server has understood and refused: asking again would only bring the same answer. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500
}

const shouldRetry = (failures: number, error: unknown) => failures < mostRetries && !isRefusal(error)

/** What has been read lives here until somebody logs in or out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: minute, gcTime: 10 * minute, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})

/** First part of the key of every reading that holds profiles: what changes a profile makes all of them stale. */
export const profilesKey = ['profiles'] as const

/** First part of the key of every reference list. */
export const listsKey = 'reference'

/** Lists are the same for everyone; all else was read as somebody, and goes with them. */
export function forgetReadings(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== listsKey })
}
