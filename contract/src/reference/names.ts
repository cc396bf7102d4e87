/** Lists of GET /settings/{list} whose items are a key and a text. */
export const settingNames = [
  'actionTypes',
  'ages',
  'bodyTypes',
  'boysAges',
  'childStatuses',
  'churchActivities',
  'complexions',
  'contactRelationships',
  'createdBy',
  'createdFors',
  'deactivateReasonsByUser',
  'denominationCategories',
  'drinkingHabits',
  'eatingHabits',
  'educationCategories',
  'employmentTypes',
  'familyStatuses',
  'familyTypes',
  'familyValues',
  'fatherOccupations',
  'genders',
  'girlsAges',
  'initials',
  'maritalStatuses',
  'motherOccupations',
  'occupationCategories',
  'paymentStatuses',
  'paymentTypes',
  'physicalStatuses',
  'profileSources',
  'profileStatuses',
  'residenceTypes',
  'salaryRangeValues',
  'smokingHabits',
  'spiritualities',
  'weights',
] as const

/** Lists for partner preferences and searches: the list that each is made from, with Any added first. */
export const preferenceLists = {
  bodyTypePreferences: 'bodyTypes',
  childStatusPreferences: 'childStatuses',
  complexionPreferences: 'complexions',
  drinkingHabitPreferences: 'drinkingHabits',
  eatingHabitPreferences: 'eatingHabits',
  employmentTypePreferences: 'employmentTypes',
  familyStatusPreferences: 'familyStatuses',
  maritalStatusPreferences: 'maritalStatuses',
  physicalStatusPreferences: 'physicalStatuses',
  smokingHabitPreferences: 'smokingHabits',
  spiritualityPreferences: 'spiritualities',
} as const satisfies Record<string, SettingName>

export type SettingName = (typeof settingNames)[number]
export type PreferenceName = keyof typeof preferenceLists

/** Lists of GET /configurations/{list}: the longer ones, replied as a page. */
export const configurationNames = [
  'books',
  'castes',
  'cuisines',
  'denominations',
  'dressStyles',
  'hobbies',
  'interests',
  'motherTongues',
  'musics',
  'occupations',
  'sports',
] as const
export type ConfigurationName = (typeof configurationNames)[number]
