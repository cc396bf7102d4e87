import { any } from '../../search/defaults.ts'
import type { Translate } from '../../translate.ts'
import { youngestWish } from '../preferences.ts'
import type { Profile } from '../profile.ts'
import { type Fact, type FactGroup, type Given, given } from './fact.ts'
import { heightShown, incomeShown } from './shown.ts'

/** No choice, or Any among the choices, means that nobody is left out. */
const wish = (label: string, value: Given): Fact => {
  const isOpen = Array.isArray(value) && value.includes(any)
  return { label, value: isOpen ? undefined : given(value), otherwise: any }
}

type Basic = NonNullable<Profile['basicPreference']>

export const basicWishes: FactGroup = {
  id: 'basicPreference',
  title: 'Basic preference',
  readers: 'everyone',
  facts: ({ basicPreference }, { t, labelOf }) => {
    const wanted: Basic = basicPreference ?? {}
    return [
      wish('Age', agesShown(wanted.age, t)),
      wish('Height', heightsShown(wanted.height, t)),
      wish('Marital status', wanted.maritalStatuses),
      wish(
        'Children',
        wanted.childStatuses?.map((key) => labelOf('childStatuses', key)),
      ),
      wish('Caste', wanted.castes),
      wish('Mother tongue', wanted.motherTongues),
      wish('Physical status', wanted.physicalStatuses),
      wish('Eating habit', wanted.eatingHabits),
      wish('Drinking habit', wanted.drinkingHabits),
      wish('Smoking habit', wanted.smokingHabits),
    ]
  },
}

export const placeWishes: FactGroup = {
  id: 'locationPreference',
  title: 'Location preference',
  readers: 'everyone',
  facts: ({ locationPreference }) => [
    wish('Country', locationPreference?.countries),
    wish('State', locationPreference?.states),
    wish('City', locationPreference?.districts),
  ],
}

export const faithWishes: FactGroup = {
  id: 'religiousPreference',
  title: 'Religious preference',
  readers: 'everyone',
  facts: ({ religiousPreference }) => [
    wish('Denomination', religiousPreference?.denominations),
    wish('Spirituality', religiousPreference?.spiritualities),
  ],
}

export const workWishes: FactGroup = {
  id: 'professionalPreference',
  title: 'Professional preference',
  readers: 'everyone',
  facts: ({ professionalPreference }, { t }) => [
    wish('Education', professionalPreference?.educations),
    wish('Employment type', professionalPreference?.employmentTypes),
    wish('Occupation', professionalPreference?.occupations),
    wish('Annual income', incomeShown(professionalPreference?.income, t)),
  ],
}

export const preferenceGroups = [basicWishes, placeWishes, faithWishes, workWishes] as const

function agesShown(age: Basic['age'], t: Translate): string | undefined {
  if (!age || (age.from === undefined && age.to === undefined)) return undefined
  const from = age.from ?? youngestWish
  return age.to === undefined
    ? t('{from} years and above', { from })
    : t('{from} to {to} years', { from, to: age.to })
}

function heightsShown(height: Basic['height'], t: Translate): string | undefined {
  const from = heightShown(height?.from, t)
  const to = heightShown(height?.to, t)
  if (from && to) return t('{from} to {to}', { from, to })
  if (from) return t('{from} and above', { from })
  return to && t('Up to {to}', { to })
}
