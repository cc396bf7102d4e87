import type { CallInput, EndpointParts, Reply } from '@bnr/contract/endpoint'
import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { useReading } from './useReading.ts'

/**
 * Reads a list from an endpoint. The previous result stays on screen until the new one arrives, so that nobody loses
 * their place.
 */
export const useListReading = <const P extends EndpointParts>(
  key: QueryKey,
  endpoint: P,
  input: CallInput<P>,
  options?: Pick<UseQueryOptions<Reply<P>>, 'enabled' | 'refetchInterval'>,
) =>
  useReading<Reply<P>>({
    ...options,
    queryKey: [...key, endpoint.path, input],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(endpoint, input, signal),
  })
