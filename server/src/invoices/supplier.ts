import { serviceProviders } from '../reference/data/serviceProviders.ts'
import type { PlaceOfSupply, Supplier } from './snapshot.ts'

const [provider] = serviceProviders

export const supplier: Supplier = {
  name: provider.name,
  address: provider.address,
  taxNumber: provider.taxNumber,
  phone: provider.supportPhone,
  email: provider.supportEmail,
}

/** Supplied within our own state, by the code that a tax number begins with. */
export const isWithinState = ({ code }: PlaceOfSupply): boolean => provider.taxNumber.startsWith(code)
