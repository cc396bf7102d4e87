import type { ProfileSections } from '@bnr/contract/profiles/profile'

/** One preference each, so that many fail nothing else. */
export const strict: readonly ProfileSections[] = [
  { basicPreference: { age: { from: 25, to: 27 } } },
  { basicPreference: { height: { to: { feet: 5, inches: 6 } } } },
  { basicPreference: { maritalStatuses: ['Divorced'], childStatuses: ['n'] } },
  { basicPreference: { motherTongues: ['Tamil'], eatingHabits: ['Vegetarian'] } },
  { basicPreference: { castes: ['Nadar'] } },
  { religiousPreference: { spiritualities: ['Born Again'] } },
  { religiousPreference: { denominations: ['CSI (Church of South India)'] } },
  { professionalPreference: { income: { from: 1_000_000 }, employmentTypes: ['Government'] } },
  { professionalPreference: { income: { from: 500_000, to: 500_000 } } },
  { professionalPreference: { educations: ['B.Sc.'] } },
  { professionalPreference: { occupations: ['Nurse'] } },
  { locationPreference: { countries: ['Kuwait'] } },
  { locationPreference: { countries: ['Bahrain', 'Sri Lanka'], states: ['Muharraq'] } },
  {
    locationPreference: {
      countries: ['India'],
      states: ['Himachal Pradesh', 'Chhattisgarh'],
      districts: ['Bilaspur'],
    },
  },
  { locationPreference: { countries: ['India', 'Kuwait'], states: ['Tamil Nadu'], districts: ['Chennai'] } },
]

/** Homes in places whose names other states or countries have too, and next to such places. */
export const namesakes = [
  { country: 'Bahrain', state: 'Northern' },
  { country: 'Sri Lanka', state: 'Northern' },
  { country: 'Sri Lanka', state: 'Western' },
  { country: 'India', state: 'Himachal Pradesh', city: 'Shimla' },
  { country: 'India', state: 'Himachal Pradesh', city: 'Bilaspur' },
  { country: 'India', state: 'Chhattisgarh', city: 'Raipur' },
  { country: 'India', state: 'Chhattisgarh', city: 'Bilaspur' },
]
