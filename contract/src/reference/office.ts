/** How people reach the company: on the public pages, which are built before any server runs, and in its record. Placeholders. */
export const office = {
  name: 'BNR Matrimony',
  door: '14 Cathedral Garden Road',
  locality: 'Nungambakkam',
  city: 'Chennai',
  state: 'Tamil Nadu',
  /** What tax numbers of this state begin with. */
  taxStateCode: '33',
  country: 'India',
  postalCode: '600034',
  phone: '+91 44 1234 5678',
  messagingNumber: '+91 44 1234 5679',
  email: 'support@bnrmatrimony.example',
} as const
