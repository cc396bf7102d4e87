import type { CallInput, EndpointParts, Reply } from '@bnr/contract/endpoint'
import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { useReading } from './useReading.ts'

type Options<P extends EndpointParts> = Omit<UseQueryOptions<Reply<P>>, 'queryKey' | 'queryFn' | 'select'>

/** For a reading that is recorded: nothing but opening the page reads it. */
export const readOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

/** Reads from an endpoint. A change of the data invalidates `key`. */
export const useEndpoint = <const P extends EndpointParts>(
  key: QueryKey,
  endpoint: P,
  input: CallInput<P>,
  options?: Options<P>,
) =>
  useReading<Reply<P>>({
    ...options,
    queryKey: [...key, endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, signal),
  })

/** The previous page of a list stays on screen until the new one arrives, so that nobody loses their place. */
export const useListReading = <const P extends EndpointParts>(
  key: QueryKey,
  endpoint: P,
  input: CallInput<P>,
  options?: Options<P>,
) => useEndpoint<P>(key, endpoint, input, { ...options, placeholderData: keepPreviousData })
