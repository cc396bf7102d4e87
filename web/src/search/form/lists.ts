import type { Assignment } from '@bnr/contract/profiles/assignment'
import { listAt } from '@bnr/contract/profiles/fields'
import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'
import type { UseQueryResult } from '@tanstack/react-query'
import { useReading } from '../../platform/useReading.ts'
import { type Choices, useCountryCodes, useDistricts, useSetting, useStates } from '../../reference/calls.ts'
import { listOf } from '../../reference/listOf.ts'
import type { Choice } from '../../ui/fields/choice.ts'
import type { NamesOf, SearchValues } from '../searchParams.ts'
import { fieldOf } from './labels.ts'

type ListName = NamesOf<'many' | 'one'>
type UseList = (values: SearchValues) => Choices

/** States depend on the chosen country, cities on the chosen state. */
const ownLists: { readonly [Name in ListName]?: UseList } = {
  state: ({ country }) => useStates(country),
  city: ({ state }) => useDistricts(state),
  gender: () => useSetting('genders'),
  status: useStatuses,
  mobileCode: useCountryCodes,
  alternateCode: useCountryCodes,
  package: ({ package: chosen }) => usePlanNames(chosen),
  tele: () => useStaff('teleStaffId'),
  care: () => useStaff('careStaffId'),
}

/** The list of a search field: the profile's list, unless `ownLists` has another. */
export const listOfParam = (name: ListName): UseList => ownLists[name] ?? listOf(listAt(fieldOf(name).path))

/** Profile statuses with the labels that profiles show. */
function useStatuses() {
  const list = useSetting('profileStatuses')
  const choices = list.choices.map(({ value }) => ({
    value,
    label: statusLabels[value as ProfileStatus] ?? value,
  }))
  return { ...list, choices }
}

/** Loaded late because members use the same forms without these fields. */
function useStaff(assignment: Assignment): Choices {
  const { data = none, ...reading } = useReading({
    queryKey: ['staff', 'choices', assignment],
    queryFn: async ({ signal }) =>
      (await import('../../profiles/staff/readStaffChoices.ts')).readStaffChoices(assignment, signal),
  })
  return choicesOf(data, reading)
}

const none: readonly never[] = []

type Reading = Pick<UseQueryResult, 'isLoading' | 'isError' | 'refetch'>

const choicesOf = (choices: readonly Choice[], { isLoading, isError, refetch }: Reading): Choices => ({
  items: choices,
  choices,
  isPending: isLoading,
  isError,
  retry: () => void refetch(),
})

/** Names of all plans, sold and retired, plus a chosen name that no plan has any more. */
function usePlanNames(chosen: string): Choices {
  const { data = none, ...reading } = useReading<readonly string[]>({
    queryKey: ['plans', 'names'],
    // Loaded late because members use the same forms without this field.
    queryFn: async ({ signal }) => (await import('../../plans/calls.ts')).readPlanNames(signal),
  })
  const names = new Set([...data, ...(chosen ? [chosen] : [])])
  return choicesOf(
    [...names].map((name) => ({ value: name, label: name })),
    reading,
  )
}
