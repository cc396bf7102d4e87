/**
 * Partner preferences and their names in a sentence ('Fits your age and denomination'). Country, state and district together
 * are one preference, the place.
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
