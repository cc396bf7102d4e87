import { office } from '@bnr/contract/reference/office'
import type { Services } from '../services/services.ts'

/** The company that runs the service, for visitors and as the supplier on invoices. */
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

/** The provider for visitors, with the bank account for transfers and the tax number if they are set. */
export function presentProvider({ billing: { bankAccount, taxNumber } }: Services['config']) {
  return {
    ...serviceProvider,
    ...(bankAccount && { bankAccount: { ...bankAccount, name: bankAccount.name ?? office.name } }),
    ...(taxNumber && { taxNumber }),
  }
}
