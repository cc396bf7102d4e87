import { assignmentLabels } from '@bnr/contract/profiles/assignmentLabels'
import { fieldSearchedBy } from '@bnr/contract/search/searchable'
import { type ParamName, searchParams } from '../searchParams.ts'

/** The profile field that a search parameter looks at. */
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
  createdBy: 'Created by',
  createdFrom: 'Registered from',
  createdTo: 'Registered to',
  package: 'Plan',
  begunFrom: 'Membership starts from',
  begunTo: 'Membership starts by',
  tele: assignmentLabels.teleStaffId,
  mine: 'Assigned to me',
  uncalled: 'Drafts not called yet',
  care: assignmentLabels.careStaffId,
}

/** Label of a search field: the profile's label, unless the search has its own. */
export const labelOf = (name: ParamName): string => ownLabels[name] ?? fieldOf(name).label ?? ''
