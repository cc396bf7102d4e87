import { CallError } from '@bnr/contract/client'
import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { isRefusal, isTooOften } from './refusal.ts'
import { serverDocument } from './serverDocument.ts'
import { currentPage } from './visit.ts'

const minute = 60_000
const mostRetries = 2

const shouldRetry = (failures: number, error: unknown) =>
  failures < mostRetries && !isRefusal(error) && !isTooOften(error)

/** What has been read lives here until somebody logs in or out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      staleTime: minute,
      gcTime: 10 * minute,
      refetchOnWindowFocus: false,
      // Without a connection a screen says so, in place of a skeleton that waits.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false },
  },
})

if (!import.meta.env.SSR) takeReadings(serverDocument()?.readings)

/** For one page written by the server: asked once, and without a timer that would keep it from being forgotten. */
export const readingsOfPage = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: minute, gcTime: Number.POSITIVE_INFINITY, refetchOnMount: false },
    },
  })

/** Of the page that the server writes at the moment; in the browser the one that lasts. */
export const readingsHere = (): QueryClient => currentPage()?.readings ?? queryClient

/** What a page was written from, as it travels with it; an error as its reply. */
export function readingsOf(client: QueryClient): DehydratedState {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })
  return {
    mutations: [],
    queries: queries.map((query) => ({
      ...query,
      state: { ...query.state, error: replyOf(query.state.error) },
    })),
  }
}

function replyOf(error: Error | null) {
  return error && { ...error, name: error.name, message: error.message }
}

/** Clocks differ: what came with the page is as old as the page is here. */
function takeReadings(readings: DehydratedState | undefined): void {
  if (!readings) return
  const now = Date.now()
  const queries = readings.queries.map((query) => {
    const { data, error } = query.state
    return {
      ...query,
      dehydratedAt: now,
      state: {
        ...query.state,
        error: error && callErrorOf(error),
        dataUpdatedAt: data === undefined ? 0 : now,
        errorUpdatedAt: error ? now : 0,
      },
    }
  })
  hydrate(queryClient, { mutations: [], queries })
}

function callErrorOf(reply: Error): Error {
  if (!('status' in reply) || !('code' in reply)) return reply
  return new CallError(Number(reply.status), { fields: {}, ...reply, code: String(reply.code) })
}

/** First part of the key of every reading that holds profiles: what changes a profile makes all of them stale. */
export const profilesKey = ['profiles'] as const

/** First part of the key of every reference list. */
export const listsKey = 'reference'

/** Lists are the same for everyone; all else was read as somebody, and goes with them. */
export function forgetReadings(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== listsKey })
}
