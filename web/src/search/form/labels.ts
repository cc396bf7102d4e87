import { assignmentLabels } from '@bnr/contract/profiles/assignmentLabels'
import { fieldSearchedBy } from '@bnr/contract/search/searchable'
import { type ParamName, searchParams } from '../searchParams.ts'

/** The field of a profile that a search asks for. */
export const fieldOf = (name: ParamName) => fieldSearchedBy(searchParams[name].key)

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
  package: 'Plan',
  begunFrom: 'Membership begins from',
  begunTo: 'Membership begins by',
  tele: assignmentLabels.teleStaffId,
  mine: 'Assigned to me',
  uncalled: 'Drafts not called yet',
  care: assignmentLabels.careStaffId,
}

/** What a field of a search is called: as in a profile, unless a search has its own words. */
export const labelOf = (name: ParamName): string => ownLabels[name] ?? fieldOf(name).label ?? ''
