import type { StatementColumn, StatementColumns, StatementPreview } from '@bnr/contract/bank/uploads'
import { useState } from 'react'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { withNone } from '../ui/fields/choice.ts'
import { t } from '../ui/translation.ts'
import classes from './bank.module.css'

const labels: Record<StatementColumn, string> = {
  day: 'Day',
  reference: 'Reference',
  further: 'Second reference',
  amount: 'Credit, or amount with a sign',
  debit: 'Debit',
  sign: 'CR or DR',
}
const names = Object.keys(labels) as StatementColumn[]
const isRequired = (name: StatementColumn) => name === 'day' || name === 'reference' || name === 'amount'

interface ColumnFieldsProps {
  preview: StatementPreview
  /** Called once the required columns are chosen. */
  onColumns: (columns: StatementColumns) => void
}

/** Says which column of the file means what. They are guessed, or known from the last statement of the account. */
export function ColumnFields({ preview: { headings, columns }, onColumns }: ColumnFieldsProps) {
  const [chosen, setChosen] = useState<Partial<StatementColumns>>(columns ?? {})

  function choose(name: StatementColumn, heading: string) {
    const next: Partial<StatementColumns> = { ...chosen }
    delete next[name]
    if (heading) next[name] = heading
    setChosen(next)
    const { day, reference, amount } = next
    if (day && reference && amount) onColumns({ ...next, day, reference, amount })
  }

  return (
    <fieldset>
      <legend>{t('Columns of the file')}</legend>
      {!columns && <p role="status">{t('Choose what the columns mean. We ask once for each account.')}</p>}
      <div className={classes.columns}>
        {names.map((name) => (
          <ChoiceField
            key={name}
            label={t(labels[name])}
            required={isRequired(name)}
            choices={withNone(
              t(isRequired(name) ? 'Please choose' : 'None'),
              headings.map((heading) => ({ value: heading, label: heading })),
            )}
            value={chosen[name] ?? ''}
            onChange={(heading) => choose(name, heading)}
          />
        ))}
      </div>
    </fieldset>
  )
}
