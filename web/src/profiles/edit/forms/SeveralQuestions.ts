import type { ConfigurationName } from '@bnr/contract/reference/names'
import { useConfiguration } from '../../../reference/calls.ts'
import { settledWishes } from '../../fields/anyWish.ts'
import { ManyField, type ManyFieldProps } from '../../fields/ManyField.tsx'
import { configuration, questionsOf, setting, type UseList } from '../../fields/questionsOf.tsx'
import { TicksField } from '../../fields/TicksField.tsx'

const withAny = (name: ConfigurationName) => () => useConfiguration(name, { any: true })

const several = (label: string, useList: UseList, own: Pick<ManyFieldProps, 'settle'> = {}) => ({
  Field: ManyField,
  label,
  useList,
  ...own,
})
const ticks = (label: string, useList: UseList) => ({ Field: TicksField, label, useList })

const wish = { settle: settledWishes }

/** The questions with several answers, by the readable path of these. */
export const SeveralQuestions = questionsOf({
  'lifestyle.hobbies': several('Hobbies', configuration('hobbies')),
  'lifestyle.interests': several('Interests', configuration('interests')),
  'lifestyle.music': several('Music', configuration('musics')),
  'lifestyle.books': several('Books', configuration('books')),
  'lifestyle.sports': several('Sports', configuration('sports')),
  'lifestyle.cuisines': several('Cuisines', configuration('cuisines')),
  'lifestyle.dressStyles': several('Dress styles', configuration('dressStyles')),

  'basicPreference.castes': several('Caste', withAny('castes'), wish),
  'basicPreference.motherTongues': several('Mother tongue', withAny('motherTongues'), wish),
  'basicPreference.maritalStatuses': ticks('Marital status', setting('maritalStatusPreferences')),
  'basicPreference.childStatuses': ticks('Children', setting('childStatusPreferences')),
  'basicPreference.physicalStatuses': ticks('Physical status', setting('physicalStatusPreferences')),
  'basicPreference.eatingHabits': ticks('Eating habit', setting('eatingHabitPreferences')),
  'basicPreference.drinkingHabits': ticks('Drinking habit', setting('drinkingHabitPreferences')),
  'basicPreference.smokingHabits': ticks('Smoking habit', setting('smokingHabitPreferences')),
  'religiousPreference.denominations': several('Denomination', withAny('denominations'), wish),
  'religiousPreference.spiritualities': ticks('Spirituality', setting('spiritualityPreferences')),
  'professionalPreference.occupations': several('Occupation', withAny('occupations'), wish),
  'professionalPreference.employmentTypes': ticks('Employment type', setting('employmentTypePreferences')),
})
