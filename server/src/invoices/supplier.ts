import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { serviceProvider } from '../reference/serviceProviders.ts'
import type { PlaceOfSupply, Supplier } from './snapshot.ts'

/** Who sells; nobody can while there is no tax number, which staff are told in their own words. */
export function supplierOf({ billing }: Pick<Services['config'], 'billing'>, toStaff = false): Supplier {
  const { name, address, supportPhone: phone, supportEmail: email } = serviceProvider
  if (!billing.taxNumber) {
    const message = 'Invoices cannot be issued: the setting GSTIN is missing on the server'
    throw new Failure('billing_off', toStaff ? { message } : {})
  }
  return { name, address, taxNumber: billing.taxNumber, phone, email }
}

/** Supplied within the supplier's own state, by the code that a tax number begins with. */
export const isWithinState = ({ taxNumber }: Supplier, { code }: PlaceOfSupply): boolean =>
  taxNumber.startsWith(code)
