import { shownDays } from '@bnr/contract/plans/terms'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'
import classes from './PlanForm.module.css'
import type { PlanValues } from './planForm.ts'

type Part = { form: FormAccess<PlanValues> }

/** Validity of the plan: a number and its unit. */
export function PeriodFields({ form }: Part) {
  return (
    <div className={classes.pair}>
      <DigitsField label={t('Validity')} required maxLength={3} {...fieldOf(form, 'duration')} />
      <ChoiceField
        label={t('Unit')}
        description={t('A month is 30 days.')}
        choices={[
          { value: 'months', label: t('months') },
          { value: 'DAYS', label: t('days') },
        ]}
        {...fieldOf(form, 'durationUnit')}
      />
    </div>
  )
}

export interface ShownFieldProps extends Part {
  path: 'highlightDuration' | 'prominenceDuration'
  label: string
}

export function ShownField({ form, path, label }: ShownFieldProps) {
  const choices = Object.values(shownDays).map((days) => ({
    value: days,
    label: days === 0 ? t('None') : t('{count} days', { count: days }),
  }))
  return <ChoiceField label={label} choices={choices} {...fieldOf(form, path)} />
}
