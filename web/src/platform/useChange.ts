import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSending } from './useSending.ts'

/** Sends a change and then reloads all queries below these keys. */
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
