import { assignmentLabels } from '@bnr/contract/profiles/assignment'
import { listAt } from '@bnr/contract/profiles/fields'
import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'
import { fieldSearchedBy } from '@bnr/contract/search/searchable'
import { useStaffChoices } from '../../profiles/staff/useStaffChoices.ts'
import { type Choices, useCountryCodes, useDistricts, useSetting, useStates } from '../../reference/calls.ts'
import { listOf } from '../../reference/listOf.ts'
import { type NamesOf, type ParamName, type SearchValues, searchParams } from '../searchParams.ts'
import { usePlanNames } from './usePlanNames.ts'

const fieldOf = (name: ParamName) => fieldSearchedBy(searchParams[name].key)

const ownLabels: { readonly [Name in ParamName]?: string } = {
  age: 'Age in years',
  photo: 'With Photo',
  verified: 'Verified number',
  id: 'BNR ID',
  status: 'Profile status',
  name: 'Name begins with',
  mobile: 'Mobile number',
  mobileCode: 'Country code',
  alternate: 'Alternate number',
  alternateCode: 'Country code of the alternate number',
  email: 'E-mail',
  birth: 'Birth date',
  photos: 'Photo',
  paid: 'Payment status',
  elite: 'Type',
  createdBy: 'Created in',
  createdFrom: 'Registered from',
  createdTo: 'Registered to',
  package: 'Package',
  begunFrom: 'Membership begins from',
  begunTo: 'Membership begins by',
  tele: assignmentLabels.teleStaffId,
  mine: 'Assigned to me',
  uncalled: 'Drafts that nobody has called',
  care: assignmentLabels.careStaffId,
}

/** What a field of a search is called: as in a profile, unless a search has its own words. */
export const labelOf = (name: ParamName): string => ownLabels[name] ?? fieldOf(name).label ?? ''

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
