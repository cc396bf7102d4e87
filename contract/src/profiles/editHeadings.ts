const profileSaved = 'Your Profile Detail has been updated'

/** The sections of the edit page in their order, with their messages after saving (specification 2, section 2). */
export const editHeadings = {
  about: { title: 'About Me', saved: profileSaved },
  aboutFamily: { title: 'About Family', saved: profileSaved },
  basic: { title: 'Basic Information', saved: 'Your Basic Details has been updated' },
  family: { title: 'Family Information', saved: 'Your Family Details has been updated' },
  religion: { title: 'Religious Information', saved: 'Your Religious Details has been updated.' },
  contact: { title: 'Contact Information', saved: 'Your Contact Detail has been updated' },
  professional: { title: 'Professional Information', saved: 'Your Professional Details has been updated' },
  lifestyle: { title: 'LifeStyle', saved: 'Your LifeStyle Details has been updated' },
  basicPreference: { title: 'Basic and Religion', saved: 'Your Basic Preference has been updated' },
  professionalPreference: { title: 'Professional', saved: 'Your Professional Preference has been updated' },
  locationPreference: { title: 'Location', saved: 'Your Location Preference has been updated' },
} as const

export type EditSectionName = keyof typeof editHeadings
export const editSectionNames = Object.keys(editHeadings) as EditSectionName[]
