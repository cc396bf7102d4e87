import { actionTypes } from './data/actionTypes.ts'
import { ages, boysAges, girlsAges } from './data/ages.ts'
import { bodyTypes } from './data/bodyTypes.ts'
import { books } from './data/books.ts'
import { castes } from './data/castes.ts'
import { childStatuses } from './data/childStatuses.ts'
import { churchActivities } from './data/churchActivities.ts'
import { complexions } from './data/complexions.ts'
import { contactRelationships } from './data/contactRelationships.ts'
import { countries } from './data/countries.ts'
import { createdBy } from './data/createdBy.ts'
import { createdFors } from './data/createdFors.ts'
import { cuisines } from './data/cuisines.ts'
import { deactivateReasonsByUser } from './data/deactivateReasonsByUser.ts'
import { denominationCategories } from './data/denominationCategories.ts'
import { denominations } from './data/denominations.ts'
import { districts } from './data/districts.ts'
import { dressStyles } from './data/dressStyles.ts'
import { drinkingHabits } from './data/drinkingHabits.ts'
import { eatingHabits } from './data/eatingHabits.ts'
import { educationCategories } from './data/educationCategories.ts'
import { educations } from './data/educations.ts'
import { employmentTypes } from './data/employmentTypes.ts'
import { familyStatuses } from './data/familyStatuses.ts'
import { familyTypes } from './data/familyTypes.ts'
import { familyValues } from './data/familyValues.ts'
import { fatherOccupations } from './data/fatherOccupations.ts'
import { genders } from './data/genders.ts'
import { heights } from './data/heights.ts'
import { hobbies } from './data/hobbies.ts'
import { initials } from './data/initials.ts'
import { interests } from './data/interests.ts'
import { maritalStatuses } from './data/maritalStatuses.ts'
import { motherOccupations } from './data/motherOccupations.ts'
import { motherTongues } from './data/motherTongues.ts'
import { musics } from './data/musics.ts'
import { occupationCategories } from './data/occupationCategories.ts'
import { occupations } from './data/occupations.ts'
import { paymentStatuses } from './data/paymentStatuses.ts'
import { paymentTypes } from './data/paymentTypes.ts'
import { physicalStatuses } from './data/physicalStatuses.ts'
import { profileSources } from './data/profileSources.ts'
import { profileStatuses } from './data/profileStatuses.ts'
import { residenceTypes } from './data/residenceTypes.ts'
import { salaryRanges } from './data/salaryRanges.ts'
import { salaryRangeValues } from './data/salaryRangeValues.ts'
import { smokingHabits } from './data/smokingHabits.ts'
import { spiritualities } from './data/spiritualities.ts'
import { sports } from './data/sports.ts'
import { states } from './data/states.ts'
import { weights } from './data/weights.ts'

/** Every reference list by name: what profiles accept, the search table codes and the demo population draws from. */
export const lists = {
  actionTypes,
  ages,
  bodyTypes,
  books,
  boysAges,
  castes,
  childStatuses,
  churchActivities,
  complexions,
  contactRelationships,
  countries,
  createdBy,
  createdFors,
  cuisines,
  deactivateReasonsByUser,
  denominationCategories,
  denominations,
  districts,
  dressStyles,
  drinkingHabits,
  eatingHabits,
  educationCategories,
  educations,
  employmentTypes,
  familyStatuses,
  familyTypes,
  familyValues,
  fatherOccupations,
  genders,
  girlsAges,
  heights,
  hobbies,
  initials,
  interests,
  maritalStatuses,
  motherOccupations,
  motherTongues,
  musics,
  occupationCategories,
  occupations,
  paymentStatuses,
  paymentTypes,
  physicalStatuses,
  profileSources,
  profileStatuses,
  residenceTypes,
  salaryRangeValues,
  salaryRanges,
  smokingHabits,
  spiritualities,
  sports,
  states,
  weights,
}

export type ListName = keyof typeof lists

export function isListName(name: string): name is ListName {
  return Object.hasOwn(lists, name)
}
