/**
 * What a partner can be preferred to be like, and how a sentence names it ('Fits your age and denomination'). Country, state
 * and district are one preference, for a place.
 */
export const partnerPreferences = {
  age: 'age',
  height: 'height',
  maritalStatus: 'marital status',
  childStatus: 'children',
  denomination: 'denomination',
  spirituality: 'spirituality',
  motherTongue: 'mother tongue',
  caste: 'community',
  education: 'education',
  employmentType: 'employment',
  occupation: 'occupation',
  income: 'income',
  place: 'place',
  physicalStatus: 'physical status',
  eatingHabit: 'eating',
  drinkingHabit: 'drinking',
  smokingHabit: 'smoking',
} as const

export type PartnerPreference = keyof typeof partnerPreferences
export const partnerPreferenceNames = Object.keys(partnerPreferences) as [
  PartnerPreference,
  ...PartnerPreference[],
]
