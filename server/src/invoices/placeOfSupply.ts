import { india } from '../reference/data/countries.ts'
import { lists } from '../reference/lists.ts'
import type { PlaceOfSupply, PostalAddress } from './snapshot.ts'

/** Tax law treats all foreign countries as one place. */
const abroad: PlaceOfSupply = { code: '96', name: 'Other Countries' }

/**
 * Returns the place of supply of an address. Returns undefined if our lists do not have its country, or its state in
 * India.
 */
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

/** Our list numbers the Indian states by the codes of tax law; documents print two digits. */
const taxCode = (stateCode: number): string => String(stateCode).padStart(2, '0')
