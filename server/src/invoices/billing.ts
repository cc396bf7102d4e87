import type { BillingAddress } from '@bnr/contract/invoices/request'
import { countriesWithStates, defaultCountry } from '@bnr/contract/profiles/address'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { sectionsOf } from '../profiles/sections.ts'
import { isListed } from '../reference/choice.ts'

/** Returns the permanent address if it is complete enough for an invoice. */
function permanentAddress(profile: ProfileRow): BillingAddress | undefined {
  const { country, state, ...rest } = sectionsOf(profile).location?.permanent ?? {}
  return country && state ? { ...rest, country, state } : undefined
}

/**
 * Returns the requested billing address, or else the permanent one. Staff cannot issue an invoice unless the profile
 * has a permanent address.
 */
export function billingAddressOf(
  profile: ProfileRow,
  requested: BillingAddress | undefined,
  byStaff: boolean,
): BillingAddress {
  const permanent = permanentAddress(profile)
  if (!permanent && (byStaff || !requested)) throw new Failure('address_missing')
  const address = requested ?? permanent
  if (!address) throw new Failure('address_missing')
  refuseUnknownPlaces(address)
  return address
}

const pincode = /^[1-9]\d{5}$/

function refuseUnknownPlaces({ country, state, postalCode }: BillingAddress): void {
  if (!isListed('countries', country)) throw invalidInput({ 'ba.co': 'Select a country from the list' })
  if (countriesWithStates.includes(country) && !isListed('states', state, country))
    throw invalidInput({ 'ba.st': 'Select a state from the list' })
  if (country === defaultCountry && postalCode && !pincode.test(postalCode))
    throw invalidInput({ 'ba.zc': 'Enter a 6 digit postal code' })
}
