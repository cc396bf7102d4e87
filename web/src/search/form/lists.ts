import { listAt } from '@bnr/contract/profiles/fields'
import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'
import { useStaffChoices } from '../../profiles/staff/useStaffChoices.ts'
import { type Choices, useCountryCodes, useDistricts, useSetting, useStates } from '../../reference/calls.ts'
import { listOf } from '../../reference/listOf.ts'
import type { NamesOf, SearchValues } from '../searchParams.ts'
import { fieldOf } from './labels.ts'
import { usePlanNames } from './usePlanNames.ts'

type ListName = NamesOf<'many' | 'one'>
type UseList = (values: SearchValues) => Choices

/** Places hang on the place above them. */
const ownLists: { readonly [Name in ListName]?: UseList } = {
  state: ({ country }) => useStates(country),
  city: ({ state }) => useDistricts(state),
  gender: () => useSetting('genders'),
  status: useStatuses,
  mobileCode: useCountryCodes,
  alternateCode: useCountryCodes,
  package: ({ package: chosen }) => usePlanNames(chosen),
  tele: () => useStaffChoices('teleStaffId'),
  care: () => useStaffChoices('careStaffId'),
}

/** What can be chosen in a field: as in a profile, unless it is said here. */
export const listOfParam = (name: ListName): UseList => ownLists[name] ?? listOf(listAt(fieldOf(name).path))

/** The statuses by their labels, as they stand on every profile. */
function useStatuses() {
  const list = useSetting('profileStatuses')
  const choices = list.choices.map(({ value }) => ({
    value,
    label: statusLabels[value as ProfileStatus] ?? value,
  }))
  return { ...list, choices }
}
