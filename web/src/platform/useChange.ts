import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

/** Work that changes what has been read: all that stands below these keys is read again. */
export function useChange<Input, Result>(
  stale: readonly QueryKey[],
  work: (input: Input) => Promise<Result>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
