import { type Fact, type FactGroup, fact, rare } from './fact.ts'
import { joined, phoneShown } from './shown.ts'

type Address = {
  door?: string | null | undefined
  locality?: string | null | undefined
  country?: string | null | undefined
  state?: string | null | undefined
  city?: string | null | undefined
  postalCode?: string | null | undefined
}

const addressShown = (address: Address | null | undefined) =>
  address &&
  joined([
    address.door,
    address.locality,
    address.city,
    address.state,
    joined([address.country, address.postalCode], ' '),
  ])

/** Where somebody lives; the street only reaches the owner and staff. */
export const placeFacts: FactGroup = {
  id: 'location',
  title: 'Contact Details',
  readers: 'everyone',
  facts: ({ location, basic }, { isClose }) => [
    fact('Current address', addressShown(location?.current)),
    fact('Permanent address', addressShown(location?.permanent)),
    fact('Citizen of', location?.citizenOf),
    fact('Residence status', location?.residenceType),
    ...(isClose ? [] : rare('Mobile', phoneShown(basic?.phone))),
  ],
}

export const contactFacts: FactGroup = {
  id: 'contact',
  title: 'Contact Info',
  readers: 'close',
  facts: ({ basic, phoneVerified }, { t, labelOf }): Fact[] => [
    fact('Registered mobile', phoneShown(basic?.phone)),
    fact('Mobile verified', phoneVerified === undefined ? undefined : t(phoneVerified ? 'Yes' : 'Not yet')),
    fact('E-mail', basic?.email?.address),
    fact('Contact person', basic?.contactPersonName),
    fact('Relationship', basic?.contactRelationship),
    fact('Contact person’s mobile', phoneShown(basic?.contactPersonPhone)),
    ...rare('Landline', basic?.landline?.number),
    fact('Profile for', basic?.createdFor),
    ...rare('Profile source', basic?.profileSource && labelOf('profileSources', basic.profileSource)),
  ],
}
