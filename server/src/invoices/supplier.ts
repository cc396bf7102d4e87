import { Failure } from '../platform/failure.ts'
import { serviceProvider } from '../reference/serviceProviders.ts'
import type { Services } from '../services/services.ts'
import type { PlaceOfSupply, Supplier } from './snapshot.ts'

/** Returns the supplier. We cannot sell without a tax number; staff see which setting is missing. */
export function supplierOf({ billing }: Pick<Services['config'], 'billing'>, toStaff = false): Supplier {
  const { name, address, supportPhone: phone, supportEmail: email } = serviceProvider
  if (!billing.taxNumber) {
    const message = 'Invoices cannot be issued: the setting GSTIN is missing on the server'
    throw new Failure('billing_off', toStaff ? { message } : {})
  }
  return { name, address, taxNumber: billing.taxNumber, phone, email }
}

/** Whether the service is supplied within the supplier's own state, whose code starts the tax number. */
export const isWithinState = ({ taxNumber }: Supplier, { code }: PlaceOfSupply): boolean =>
  taxNumber.startsWith(code)
