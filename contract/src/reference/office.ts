/** Contact details of the company, for public pages that are built without a server and for its record. All are placeholders. */
export const office = {
  name: 'BNR Matrimony',
  door: '14 Cathedral Garden Road',
  locality: 'Nungambakkam',
  city: 'Chennai',
  state: 'Tamil Nadu',
  /** First two digits of GST numbers of this state. */
  taxStateCode: '33',
  country: 'India',
  postalCode: '600034',
  phone: '+91 44 1234 5678',
  messagingNumber: '+91 44 1234 5679',
  email: 'support@bnrmatrimony.example',
} as const
