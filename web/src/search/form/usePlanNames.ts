import { useReading } from '../../platform/useReading.ts'
import type { Choices } from '../../reference/calls.ts'

/** Names of all plans, sold and retired, plus a chosen name that no plan has any more. */
export function usePlanNames(chosen: string): Choices {
  const {
    data = [],
    isLoading,
    isError,
    refetch,
  } = useReading({
    queryKey: ['plans', 'names'],
    // Loaded late because members use the same forms without this field.
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
