import { defaultCountry } from '@bnr/contract/profiles/location'
import { codeOfChoice } from '../reference/choice.ts'
import type { PlaceOfSupply } from './snapshot.ts'

/** Where a service is supplied that is billed to this address. Our codes of Indian states are those of the tax law. */
export function placeOfSupply({ country, state }: { country: string; state: string }): PlaceOfSupply {
  if (country !== defaultCountry) return { code: '96', name: 'Other Countries' }
  return { code: String(codeOfChoice('states', state, country)).padStart(2, '0'), name: state }
}
