import { asksMarital, wasMarried } from '@bnr/contract/profiles/conditions'
import type { ReactNode } from 'react'
import { DateOfBirthField } from '../../ui/fields/DateOfBirthField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './fields.module.css'
import type { FieldsProps } from './formAccess.ts'
import { months, numbersUpTo, yearsOfMarriages } from './maritalChoices.ts'
import { PairField } from './PairField.tsx'
import { ParagraphField } from './ParagraphField.tsx'
import { textAt } from './paths.ts'

/** What is asked about an earlier marriage; nothing of it to those who never married. The question of children comes from the form. */
export function MaritalFields({ form, children }: FieldsProps & { children: ReactNode }) {
  const { t } = useTranslation()
  if (!wasMarried(form.values)) return null
  const years = yearsOfMarriages()
  return (
    <div className={classes.block}>
      {children}
      <PairField
        form={form}
        label={t('Married in')}
        first={{ path: 'basic.marriageMonth', label: t('Month'), choices: months(t) }}
        second={{ path: 'basic.marriageYear', label: t('Year'), choices: years }}
      />
      <PairField
        form={form}
        label={t('Lived together for')}
        first={{ path: 'basic.livedTogetherYears', label: t('Years'), choices: numbersUpTo(15) }}
        second={{ path: 'basic.livedTogetherMonths', label: t('Months'), choices: numbersUpTo(11) }}
      />
      {asksMarital(form.values, 'divorceYear') && (
        <PairField
          form={form}
          label={t('Divorced in')}
          first={{ path: 'basic.divorceMonth', label: t('Month'), choices: months(t) }}
          second={{ path: 'basic.divorceYear', label: t('Year'), choices: years }}
        />
      )}
      {asksMarital(form.values, 'demiseDate') && <Demise form={form} />}
      {asksMarital(form.values, 'separationReason') && (
        <ParagraphField form={form} path="basic.separationReason" label={t('Reason')} maxLength={500} />
      )}
    </div>
  )
}

function Demise({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <DateOfBirthField
      label={t('Date of demise')}
      min="1980-01-01"
      max={new Date().toISOString().slice(0, 10)}
      value={textAt(form.values, 'basic.demiseDate')}
      error={form.errorAt('basic.demiseDate')}
      onChange={(date) => form.set('basic.demiseDate', date || undefined)}
    />
  )
}
