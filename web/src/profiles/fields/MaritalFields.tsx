import { asksMarital, wasMarried } from '@bnr/contract/profiles/conditions'
import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { labelOf } from '@bnr/contract/profiles/fields'
import type { ReactNode } from 'react'
import { type Choice, withNone } from '../../ui/fields/choice.ts'
import { GroupShell } from '../../ui/fields/GroupShell.tsx'
import { NativeSelect } from '../../ui/fields/NativeSelect.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { DayField } from './DayField.tsx'
import classes from './fields.module.css'
import type { FieldsProps, FormAccess } from './formAccess.ts'
import { months, numbersUpTo, yearsOfMarriages } from './maritalChoices.ts'
import { ParagraphField } from './ParagraphField.tsx'
import { textAt } from './paths.ts'

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

interface Half {
  path: FieldPath
  label: string
  choices: readonly Choice[]
}

interface PairFieldProps {
  form: FormAccess
  /** The path whose label names the question. */
  path: FieldPath
  first: Half
  second: Half
}

/** Two numbers that answer one question, such as a month and its year. */
function PairField({ form, path, first, second }: PairFieldProps) {
  return (
    <GroupShell label={t(labelOf(path))} error={form.errorAt(first.path, second.path)}>
      <div className={classes.pair}>
        {[first, second].map((half) => (
          <NativeSelect
            key={half.path}
            aria-label={half.label}
            choices={withNone(half.label, half.choices)}
            value={textAt(form.values, half.path)}
            onChange={(text) => form.set(half.path, text ? Number(text) : undefined)}
          />
        ))}
      </div>
    </GroupShell>
  )
}
