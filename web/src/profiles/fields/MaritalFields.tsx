import { asksMarital, wasMarried } from '@bnr/contract/profiles/conditions'
import type { ReactNode } from 'react'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { DayField } from './DayField.tsx'
import classes from './fields.module.css'
import type { FieldsProps } from './formAccess.ts'
import { months, numbersUpTo, yearsOfMarriages } from './maritalChoices.ts'
import { PairField } from './PairField.tsx'
import { ParagraphField } from './ParagraphField.tsx'

/** Asks about an earlier marriage, unless the person never married. The form passes the question about children. */
export function MaritalFields({ form, children }: FieldsProps & { children: ReactNode }) {
  if (!wasMarried(form.values)) return null
  const years = yearsOfMarriages()
  return (
    <Surface className={classes.block}>
      {children}
      <PairField
        form={form}
        path="basic.marriageYear"
        first={{ path: 'basic.marriageMonth', label: t('Month'), choices: months() }}
        second={{ path: 'basic.marriageYear', label: t('Year'), choices: years }}
      />
      <PairField
        form={form}
        path="basic.livedTogetherYears"
        first={{ path: 'basic.livedTogetherYears', label: t('Years'), choices: numbersUpTo(15) }}
        second={{ path: 'basic.livedTogetherMonths', label: t('Months'), choices: numbersUpTo(11) }}
      />
      {asksMarital(form.values, 'divorceYear') && (
        <PairField
          form={form}
          path="basic.divorceYear"
          first={{ path: 'basic.divorceMonth', label: t('Month'), choices: months() }}
          second={{ path: 'basic.divorceYear', label: t('Year'), choices: years }}
        />
      )}
      {asksMarital(form.values, 'demiseDate') && <DayField form={form} path="basic.demiseDate" />}
      {asksMarital(form.values, 'separationReason') && (
        <ParagraphField form={form} path="basic.separationReason" />
      )}
    </Surface>
  )
}
