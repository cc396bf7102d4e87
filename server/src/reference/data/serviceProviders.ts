import { defaultCountry, defaultState } from '@bnr/contract/profiles/location'

/** Who runs the service: shown to visitors, and the supplier on every invoice. All values here are placeholders. */
export const serviceProviders = [
  {
    code: 'bnr',
    name: 'BNR Matrimony',
    address: {
      door: 'No. 1, Example Street',
      locality: 'Vepery',
      city: 'Chennai',
      state: defaultState,
      country: defaultCountry,
      postalCode: '600007',
    },
    supportPhone: '+91 44 4000 0000',
    supportEmail: 'support@bnr.example',
    messagingNumber: '+91 90000 00000',
    /** Registration for the goods and services tax; 33 is Tamil Nadu. */
    taxNumber: '33AAAAA0000A1Z5',
  },
] as const
