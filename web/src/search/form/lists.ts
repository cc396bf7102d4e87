import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf, listAt } from '@bnr/contract/profiles/fields'
import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'
import { useDistricts, useSetting, useStates } from '../../reference/calls.ts'
import { listOf } from '../../reference/listOf.ts'
import type { NamesOf, SearchValues } from '../searchParams.ts'

const listed = (path: FieldPath) => ({ label: labelOf(path), useList: listOf(listAt(path)) })

/** What can be chosen in each field, and what the field is called. Places hang on the place above them. */
export const manyFields = {
  marital: listed('basic.maritalStatus'),
  tongue: listed('basic.motherTongue'),
  denomination: listed('religion.denomination'),
  caste: listed('basic.caste'),
  spirituality: listed('religion.spirituality'),
  education: listed('professional.education.degree'),
  occupation: listed('professional.occupation'),
  city: {
    label: labelOf('location.current.city'),
    useList: ({ state }: SearchValues) => useDistricts(state),
  },
  physical: listed('basic.physicalStatus'),
  family: listed('family.status'),
  status: { label: 'Profile status', useList: useStatuses },
} satisfies Record<NamesOf<'many'>, { label: string; useList: (values: SearchValues) => unknown }>

export const oneFields = {
  country: listed('location.current.country'),
  state: {
    label: labelOf('location.current.state'),
    useList: ({ country }: SearchValues) => useStates(country),
  },
  gender: { label: labelOf('basic.gender'), useList: () => useSetting('genders') },
} satisfies Record<NamesOf<'one'>, { label: string; useList: (values: SearchValues) => unknown }>

export const textFields = {
  id: 'BNR ID',
  work: labelOf('professional.occupationDetail'),
  name: 'Name begins with',
  mobile: 'Mobile number',
} satisfies Record<NamesOf<'text'>, string>

export const flagFields = {
  photo: 'With Photo',
  verified: 'Verified number',
} satisfies Record<NamesOf<'flag'>, string>

/** The statuses by their labels, as they stand on every profile. */
function useStatuses() {
  const list = useSetting('profileStatuses')
  const choices = list.choices.map(({ value }) => ({
    value,
    label: statusLabels[value as ProfileStatus] ?? value,
  }))
  return { ...list, choices }
}
