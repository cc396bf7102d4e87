import { asksChildPreference } from '@bnr/contract/profiles/conditions'
import { useConfiguration, useSetting } from '../../../reference/calls.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { settledWishes } from '../../fields/anyWish.ts'
import { ManyField } from '../../fields/ManyField.tsx'
import { TicksField } from '../../fields/TicksField.tsx'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { AgeWish, HeightWish } from './RangeWishes.tsx'

export default function BasicWishes(props: QuestionsProps) {
  const { t } = useTranslation()
  const { form } = props
  const lists = {
    'basicPreference.castes': { label: 'Caste', list: useConfiguration('castes', { any: true }) },
    'basicPreference.motherTongues': {
      label: 'Mother tongue',
      list: useConfiguration('motherTongues', { any: true }),
    },
    'religiousPreference.denominations': {
      label: 'Denomination',
      list: useConfiguration('denominations', { any: true }),
    },
  }
  return (
    <>
      <AgeWish form={form} />
      <HeightWish form={form} />
      {Object.entries(lists).map(([path, { label, list }]) => (
        <ManyField key={path} form={form} path={path} label={t(label)} list={list} settle={settledWishes} />
      ))}
      <TickedWishes {...props} />
    </>
  )
}

function TickedWishes({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const lists = {
    'basicPreference.maritalStatuses': {
      label: 'Marital status',
      list: useSetting('maritalStatusPreferences'),
    },
    'basicPreference.childStatuses': { label: 'Children', list: useSetting('childStatusPreferences') },
    'religiousPreference.spiritualities': {
      label: 'Spirituality',
      list: useSetting('spiritualityPreferences'),
    },
    'basicPreference.physicalStatuses': {
      label: 'Physical status',
      list: useSetting('physicalStatusPreferences'),
    },
    'basicPreference.eatingHabits': { label: 'Eating habit', list: useSetting('eatingHabitPreferences') },
    'basicPreference.drinkingHabits': {
      label: 'Drinking habit',
      list: useSetting('drinkingHabitPreferences'),
    },
    'basicPreference.smokingHabits': { label: 'Smoking habit', list: useSetting('smokingHabitPreferences') },
  }
  const isAsked = (path: string) =>
    path !== 'basicPreference.childStatuses' || asksChildPreference(form.values)
  return Object.entries(lists)
    .filter(([path]) => isAsked(path))
    .map(([path, { label, list }]) => (
      <TicksField key={path} form={form} path={path} label={t(label)} list={list} />
    ))
}
