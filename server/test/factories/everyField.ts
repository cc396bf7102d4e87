import { freshNumber } from './profiles.ts'

/** Every field that a member can fill in, of somebody who was divorced; `lost` makes her widowed, with what only then is asked. */
export const everyField = ({ lost = false } = {}) => ({
  basic: {
    ...{ dateOfBirth: '1990-04-12', motherTongue: 'Tamil', caste: 'Nadar', weight: 55, bodyType: 'Average' },
    ...{ complexion: 'Fair', physicalStatus: 'Normal', smokingHabit: 'Never Smokes' },
    ...{ drinkingHabit: 'Never Drinks', eatingHabit: 'Vegetarian', height: { feet: 5, inches: 4 } },
    aboutMe: 'Cheerful.',
    ...{ marriageMonth: 5, marriageYear: 2012, livedTogetherYears: 3, livedTogetherMonths: 2 },
    ...{ childStatus: 'w', childCount: '1' },
    ...(lost
      ? { maritalStatus: 'Widow / Widower', demiseDate: '2016-02-03' }
      : { maritalStatus: 'Divorced', divorceMonth: 6, divorceYear: 2016, separationReason: 'We parted.' }),
    email: { address: `every.${freshNumber()}@example.com`, type: 'P' },
    landline: { number: '044 123' },
    ...{ contactPersonName: 'Joseph Raj', contactRelationship: 'Father' },
    contactPersonPhone: { countryCode: '91', number: '9876543210', type: 'M' },
  },
  religion: {
    ...{ denomination: 'CSI (Church of South India)', church: 'St. Mark', pastorName: 'P. Mathew' },
    ...{ churchActivity: 'Choir', spirituality: 'Born Again', detail: 'I sing.' },
  },
  family: {
    ...{
      aboutFamily: 'A small family.',
      status: 'Middle Class',
      type: 'Nuclear Family',
      values: 'Traditional',
    },
    ...{ fatherInitial: 'J', fatherName: 'Joseph Raj', fatherOccupation: 'Retired' },
    ...{ fatherOccupationDetail: 'Headmaster', fatherNativeState: 'Tamil Nadu', fatherNativeCity: 'Chennai' },
    ...{ motherInitial: 'M', motherName: 'Mary Joseph', motherOccupation: 'Business' },
    ...{ motherOccupationDetail: 'Bakery', motherNativeState: 'Tamil Nadu', motherNativeCity: 'Chennai' },
    siblings: { brothers: 2, marriedBrothers: 1, sisters: 1, marriedSisters: 0 },
  },
  professional: {
    education: { category: 'Nursing', degree: 'B.Sc.', institution: 'Loyola' },
    additionalEducation: { degree: 'B.Ed.' },
    ...{ educationDetail: 'With distinction.', employmentType: 'Private Sector', occupation: 'Nurse' },
    ...{ occupationDetail: 'Ward', designation: 'Head nurse', company: 'Apollo' },
    annualIncome: { from: 300_000, to: 400_000 },
  },
  location: {
    current: { ...india, door: '12 Church Street', locality: 'Adyar', postalCode: '600020' },
    permanent: { ...india, door: '7 Hill Road', locality: 'Guindy', postalCode: '600032' },
    ...{ citizenOf: 'India', residenceType: 'Citizen' },
  },
  lifestyle: {
    ...{ hobbies: ['Baking'], interests: ['Adventure'], music: ['Gospel'], cuisines: ['Tamil'] },
    ...{ books: ['Bible'], sports: ['Cricket'], dressStyles: ['Indian Formal'] },
  },
  basicPreference: {
    age: { from: 25, to: 35 },
    height: { from: { feet: 5, inches: 2, label: '5 ft 2' }, to: { feet: 6, inches: 0, label: '6 ft' } },
    ...{ maritalStatuses: ['Divorced'], childStatuses: ['n'], castes: ['Nadar'], motherTongues: ['Tamil'] },
    ...{ physicalStatuses: ['Normal'], eatingHabits: ['Vegetarian'], drinkingHabits: ['Never Drinks'] },
    smokingHabits: ['Never Smokes'],
  },
  religiousPreference: { denominations: ['CSI (Church of South India)'], spiritualities: ['Born Again'] },
  professionalPreference: {
    ...{ educations: ['B.Sc.'], employmentTypes: ['Private Sector'], occupations: ['Nurse'] },
    income: { from: 300_000, to: 400_000, label: 'Rs. 3 - 4 Lakhs' },
  },
  locationPreference: { countries: ['India'], states: ['Tamil Nadu'], districts: ['Chennai'] },
})

const india = { country: 'India', state: 'Tamil Nadu', city: 'Chennai' }
