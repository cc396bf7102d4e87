import { asksChildPreference } from '@bnr/contract/profiles/conditions'
import { labelOf, pathsOfSection } from '@bnr/contract/profiles/fields'
import { youngestPreferred } from '@bnr/contract/profiles/preferences'
import { useHeights, useSetting } from '../../../reference/calls.ts'
import { heightOf, heightValue } from '../../../reference/choices.ts'
import type { Height } from '../../../reference/lists.ts'
import { RangeField, type RangeValue } from '../../../ui/fields/RangeField.tsx'
import { t } from '../../../ui/translation.ts'
import type { FieldsProps } from '../../fields/formAccess.ts'
import type { QuestionsProps } from '../section/SectionForm.tsx'
import { SeveralQuestions } from './SeveralQuestions.tsx'

const ranges = { 'basicPreference.age': AgePreference, 'basicPreference.height': HeightPreference }
const withoutChildren = { ...ranges, 'basicPreference.childStatuses': null }

/** The most important questions come first. */
const basicPaths = pathsOfSection('basicPreference', [
  'basicPreference.age',
  'basicPreference.height',
  'basicPreference.castes',
  'basicPreference.motherTongues',
  'religiousPreference.denominations',
  'basicPreference.maritalStatuses',
  'basicPreference.childStatuses',
  'religiousPreference.spiritualities',
])

export function BasicPreferences({ form }: QuestionsProps) {
  const own = asksChildPreference(form.values) ? ranges : withoutChildren
  return <SeveralQuestions form={form} paths={basicPaths} own={own} />
}

const incomeOfWork = { 'professionalPreference.income': IncomePreference }
const workPaths = pathsOfSection('professionalPreference', [
  'professionalPreference.educations',
  'professionalPreference.occupations',
  'professionalPreference.income',
])

export function WorkPreferences({ form }: QuestionsProps) {
  return <SeveralQuestions form={form} paths={workPaths} own={incomeOfWork} />
}

const numberOf = (text: string) => (text ? Number(text) : undefined)
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

/** If only the upper age is set, shows the lower one that it implies. */
function AgePreference({ form }: FieldsProps) {
  const { from, to } = form.values.basicPreference?.age ?? {}
  const shownFrom = from ?? (to === undefined ? undefined : youngestPreferred)
  return (
    <RangeField
      label={t('Age in years')}
      choices={useSetting('ages').choices}
      value={{ from: textOf(shownFrom), to: textOf(to) }}
      error={form.errorAt('basicPreference.age.to', 'basicPreference.age')}
      onChange={(range) => form.set('basicPreference.age', rangeOf(range, numberOf))}
    />
  )
}

function HeightPreference({ form }: FieldsProps) {
  const { from, to } = form.values.basicPreference?.height ?? {}
  const choices = useHeights().items.map(({ feet, inches }) => ({
    value: heightValue({ feet, inches }),
    label: t('{feet} ft {inches} in', { feet, inches }),
  }))
  return (
    <RangeField
      label={t(labelOf('basicPreference.height'))}
      choices={choices}
      value={{ from: heightText(from), to: heightText(to) }}
      error={form.errorAt('basicPreference.height.to', 'basicPreference.height')}
      onChange={(range) =>
        form.set(
          'basicPreference.height',
          rangeOf(range, (text) => (text ? heightOf(text) : undefined)),
        )
      }
    />
  )
}

const heightText = (height: Height | undefined) => (height ? heightValue(height) : '')

/** An upper bound needs a lower one; without one, there is no preference. */
function IncomePreference({ form }: FieldsProps) {
  const { from, to } = form.values.professionalPreference?.income ?? {}
  return (
    <RangeField
      label={t(labelOf('professionalPreference.income'))}
      choices={useSetting('salaryRangeValues').choices}
      value={{ from: textOf(from), to: textOf(to) }}
      toDisabled={!from}
      error={form.errorAt('professionalPreference.income.to', 'professionalPreference.income')}
      onChange={(range) => form.set('professionalPreference.income', incomeOf(range))}
    />
  )
}

function incomeOf(range: RangeValue) {
  const from = numberOf(range.from)
  return from === undefined ? undefined : { from, to: from ? numberOf(range.to) : undefined }
}

function rangeOf<Bound>({ from, to }: RangeValue, boundOf: (text: string) => Bound | undefined) {
  return { from: boundOf(from), to: boundOf(to) }
}
