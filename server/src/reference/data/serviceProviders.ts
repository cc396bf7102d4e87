import { office } from '@bnr/contract/reference/office'

/** Who runs the service: shown to visitors, and the supplier on every invoice. */
export const serviceProviders = [
  {
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
    /** A placeholder, like the rest of the office. */
    bankAccount: {
      name: office.name,
      number: '000000000000',
      bank: { name: 'Indian Bank', branch: office.locality, ifsc: 'IDIB000N000' },
    },
    /** Registration for the goods and services tax; 33 is Tamil Nadu. */
    taxNumber: '33AAAAA0000A1Z5',
  },
] as const
