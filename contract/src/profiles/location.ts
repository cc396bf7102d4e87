import { listed } from '../values.ts'
import { wire } from '../wire.ts'
import { address } from './address.ts'
import { field } from './field.ts'

/** Section li of a profile (specification 1 and 2, section 3). */
export const locationInfo = wire('Location', {
  current: field('ca', address.optional(), 'Current address', {
    meaning: 'Current address of the member',
    step: [3, 2],
    required: ['country', 'state', 'city'],
    card: { state: 'guest', city: 'member', country: 'member' },
    searchable: { country: 'li.ca.co.keyword', state: 'li.ca.st.keyword', city: 'li.ca.ct.keyword' },
    matchable: 'place',
  }),
  permanent: field('pa', address.optional(), 'Permanent address', {
    meaning: 'Permanent address; decides the tax on an invoice',
  }),
  citizenOf: field('cof', listed('countries').optional(), 'Citizen of', { meaning: 'Citizenship' }),
  residenceType: field('rt', listed('residenceTypes').optional(), 'Residence status'),
})
