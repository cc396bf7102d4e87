import type { BillingAddress } from '@bnr/contract/invoices/request'

/** An address in a line. */
export const addressShown = (address: Partial<BillingAddress>): string => {
  const { door, locality, city, state, postalCode, country } = address
  return [door, locality, city, state, postalCode, country].filter(Boolean).join(', ')
}
