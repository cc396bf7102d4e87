import { CallError } from '@bnr/contract/client'
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { isRefusal, isTooOften } from './refusal.ts'
import { serverDocument } from './serverDocument.ts'
import { currentPage } from './visit.ts'

const minute = 60_000
const maxRetries = 2

const shouldRetry = (failures: number, error: unknown) =>
  failures < maxRetries && !isRefusal(error) && !isTooOften(error)

/** Also reads again what was being read for the first time or in advance, which may show the state before the change. */
class Readings extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const readsAgain = filters?.refetchType !== 'none'
    const begun = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined || !query.isActive())
    for (const query of begun)
      if (readsAgain && query.isActive()) void query.cancel({ silent: true })
      // Nothing reads it again now, so it ends, and is stale when a screen next shows it.
      else void query.fetch().then(() => query.invalidate(), ignore)
    return super.invalidateQueries(filters, options)
  }
}

const ignore = () => {}

/** Caches what has been read until somebody logs in or out. */
export const queryClient = new Readings({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      staleTime: minute,
      gcTime: 10 * minute,
      refetchOnWindowFocus: false,
      // Without a connection, a screen shows an error and not an endless skeleton.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false },
  },
})

if (!import.meta.env.SSR) takeReadings(serverDocument()?.readings)

/** For one page rendered by the server: reads once, and without a timer that would keep it in memory. */
export const readingsOfPage = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: minute, gcTime: Number.POSITIVE_INFINITY, refetchOnMount: false },
    },
  })

/** Returns the client of the page that the server is rendering, or the browser's own. */
export const readingsHere = (): QueryClient => currentPage()?.readings ?? queryClient

/** Returns a page's data in the form sent along with it; errors become plain objects. */
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

/** Fills the cache from the page. It uses this device's time, because clocks differ. */
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

/** First part of the key of every query that contains profiles; a change to a profile makes them all stale. */
export const profilesKey = ['profiles'] as const
export const dashboardKey = [...profilesKey, 'dashboard'] as const

/** First part of the key of every reference list. */
export const listsKey = 'reference'

/** Removes everything but reference lists, which are the same for everybody. */
export function forgetReadings(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== listsKey })
}
