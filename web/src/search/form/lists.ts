import {
  useConfiguration,
  useCountries,
  useDegrees,
  useDistricts,
  useSetting,
  useStates,
} from '../../reference/calls.ts'
import type { NamesOf, SearchValues } from '../searchParams.ts'
import { useStatuses } from './useStatuses.ts'

/** What can be chosen in each field, and what the field is called. Places hang on the place above them. */
export const manyFields = {
  marital: { label: 'Marital status', useList: () => useSetting('maritalStatuses') },
  tongue: { label: 'Mother tongue', useList: () => useConfiguration('motherTongues') },
  denomination: { label: 'Denomination', useList: () => useConfiguration('denominations') },
  caste: { label: 'Caste', useList: () => useConfiguration('castes') },
  spirituality: { label: 'Spirituality', useList: () => useSetting('spiritualities') },
  education: { label: 'Education', useList: () => useDegrees() },
  occupation: { label: 'Occupation', useList: () => useConfiguration('occupations') },
  city: { label: 'City', useList: ({ state }: SearchValues) => useDistricts(state) },
  physical: { label: 'Physical status', useList: () => useSetting('physicalStatuses') },
  family: { label: 'Family status', useList: () => useSetting('familyStatuses') },
  status: { label: 'Profile status', useList: () => useStatuses() },
} satisfies Record<NamesOf<'many'>, { label: string; useList: (values: SearchValues) => unknown }>

export const oneFields = {
  country: { label: 'Country', useList: () => useCountries() },
  state: { label: 'State', useList: ({ country }: SearchValues) => useStates(country) },
  gender: { label: 'Gender', useList: () => useSetting('genders') },
} satisfies Record<NamesOf<'one'>, { label: string; useList: (values: SearchValues) => unknown }>

export const textFields = {
  id: 'BNR ID',
  work: 'Occupation in own words',
  name: 'Name begins with',
  mobile: 'Mobile number',
} satisfies Record<NamesOf<'text'>, string>

export const flagFields = {
  photo: 'With Photo',
  verified: 'Verified number',
} satisfies Record<NamesOf<'flag'>, string>
