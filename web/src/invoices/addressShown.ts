import type { BillingAddress } from '@bnr/contract/invoices/request'

type PartsOf<Address> = { readonly [Part in keyof Address]?: Address[Part] | undefined }

export const addressShown = (address: PartsOf<BillingAddress>): string => {
  const { door, locality, city, state, postalCode, country } = address
  return [door, locality, city, state, postalCode, country].filter(Boolean).join(', ')
}
