import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

/** Work on what is read under a key: after it that is read again. */
export function useWorkOn<Input, Reply>(queryKey: QueryKey, work: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: work, onSuccess: () => client.invalidateQueries({ queryKey }) })
}
