import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSending } from './useSending.ts'

/** Work that changes what has been read: all that stands below these keys is read again. */
export function useChange<Input, Result>(
  stale: readonly QueryKey[],
  work: (input: Input) => Promise<Result>,
) {
  const client = useQueryClient()
  return useSending({
    mutationFn: work,
    onSuccess: () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
