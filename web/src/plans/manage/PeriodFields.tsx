import { shownDays } from '@bnr/contract/plans/terms'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from './PlanForm.module.css'
import type { PlanValues } from './planForm.ts'

type Part = { form: FormAccess<PlanValues> }

/** Validity of the plan: a number and its unit. */
export function PeriodFields({ form }: Part) {
  const { t } = useTranslation()
  const units = [
    { value: 'months', label: t('months') },
    { value: 'DAYS', label: t('days') },
  ]
  return (
    <div className={classes.pair}>
      <DigitsField label={t('Validity')} required maxLength={3} {...fieldOf(form, 'duration')} />
      <ChoiceField
        label={t('Unit')}
        description={t('A month is 30 days.')}
        choices={units}
        {...fieldOf(form, 'durationUnit')}
        onChange={(unit) => form.set('durationUnit', unit)}
      />
    </div>
  )
}

export interface ShownFieldProps extends Part {
  path: 'highlightDuration' | 'prominenceDuration'
  label: string
}

export function ShownField({ form, path, label }: ShownFieldProps) {
  const { t } = useTranslation()
  const choices = Object.values(shownDays).map((days) => ({
    value: String(days),
    label: days === 0 ? t('None') : t('{count} days', { count: days }),
  }))
  return (
    <ChoiceField
      label={label}
      choices={choices}
      value={String(form.values[path])}
      error={form.errorIn(path)}
      onChange={(days) => form.set(path, Number(days))}
    />
  )
}
