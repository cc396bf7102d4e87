import type { CallInput, EndpointParts, Reply } from '@bnr/contract/endpoint'
import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { useReading } from './useReading.ts'

/** What an endpoint says to this input. What stood there before stays until it has come, so that nobody loses their place. */
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
