import { useReading } from '../../platform/useReading.ts'
import type { Choices } from '../../reference/calls.ts'

/** Every package by its name, whether it is still sold or not, and one that was chosen under a name of before. */
export function usePlanNames(chosen: string): Choices {
  const {
    data = [],
    isLoading,
    isError,
    refetch,
  } = useReading({
    queryKey: ['plans', 'names'],
    // Members have the forms of searches as well, without this field: what is known of plans comes with it.
    queryFn: async ({ signal }) => (await import('../../plans/calls.ts')).readPlanNames(signal),
  })
  const names = new Set([...data, ...(chosen ? [chosen] : [])])
  return {
    items: data,
    choices: [...names].map((name) => ({ value: name, label: name })),
    isPending: isLoading,
    isError,
    retry: () => void refetch(),
  }
}
