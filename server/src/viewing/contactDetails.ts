/** The fields with contact details, including the street address. */
export const contactFields = [
  'basic.phone',
  'basic.email',
  'basic.landline',
  'basic.contactPersonName',
  'basic.contactPersonPhone',
  'basic.contactRelationship',
  'location.current.door',
  'location.current.locality',
  'location.current.postalCode',
  'location.permanent.door',
  'location.permanent.locality',
  'location.permanent.postalCode',
]
