import { office } from '@bnr/contract/reference/office'
import type { Services } from '../platform/services.ts'

/** Who runs the service: shown to visitors, and the supplier on every invoice. */
export const serviceProvider = {
  code: 'bnr',
  name: office.name,
  address: {
    door: office.door,
    locality: office.locality,
    city: office.city,
    state: office.state,
    country: office.country,
    postalCode: office.postalCode,
  },
  supportPhone: office.phone,
  supportEmail: office.email,
  messagingNumber: office.messagingNumber,
} as const

/** What visitors are shown of it: with where a transfer goes and its tax number, where they are set. */
export function presentProvider({ billing: { bankAccount, taxNumber } }: Services['config']) {
  return {
    ...serviceProvider,
    ...(bankAccount && { bankAccount: { ...bankAccount, name: bankAccount.name ?? office.name } }),
    ...(taxNumber && { taxNumber }),
  }
}
