import { india } from '../reference/data/countries.ts'
import { lists } from '../reference/lists.ts'
import type { PlaceOfSupply, PostalAddress } from './snapshot.ts'

/** The tax law has one place for all that lies abroad. */
const abroad: PlaceOfSupply = { code: '96', name: 'Other Countries' }

/** Where a service for this address is supplied; nothing while its country, or its state in India, is not of our lists. */
export function placeOfSupply({
  country,
  state,
}: Pick<PostalAddress, 'country' | 'state'>): PlaceOfSupply | undefined {
  const countryCode = lists.countries.codeOf(country)
  if (!countryCode) return undefined
  if (countryCode !== india) return abroad
  const stateCode = lists.states.codeOf(state, india)
  return state && stateCode ? { code: taxCode(stateCode), name: state } : undefined
}

/** India's states have the tax law's codes in our list too; two digits on paper. */
const taxCode = (stateCode: number): string => String(stateCode).padStart(2, '0')
