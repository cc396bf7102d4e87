import { useState } from 'react'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { withNone } from '../ui/fields/choice.ts'
import { t } from '../ui/translation.ts'
import classes from './bank.module.css'

type Headings<Name extends string> = Partial<Record<Name, string | undefined>>

interface ColumnFieldsProps<Name extends string> {
  /** Every column that a file can have, with its label. */
  labels: Readonly<Record<Name, string>>
  optional?: readonly Name[]
  headings: readonly string[]
  /** Absent if the server does not know what the columns mean. */
  columns: Headings<Name> | undefined
  /** Called after a change, once all required columns are chosen. */
  onColumns: (columns: Headings<Name>) => void
}

/** Says which column of a file means what. They are guessed, or known from the last file. */
export function ColumnFields<Name extends string>(props: ColumnFieldsProps<Name>) {
  const { labels, optional = [], headings, columns, onColumns } = props
  const [chosen, setChosen] = useState<Headings<Name>>(columns ?? {})
  const names = Object.keys(labels) as Name[]
  const isRequired = (name: Name) => !optional.includes(name)

  function choose(name: Name, heading: string) {
    const next = { ...chosen }
    delete next[name]
    if (heading) next[name] = heading
    setChosen(next)
    if (names.every((one) => next[one] || !isRequired(one))) onColumns(next)
  }

  return (
    <fieldset className={classes.mapping}>
      <legend>{t('Columns of the file')}</legend>
      {!columns && <p role="status">{t('Choose what the columns mean. We ask once.')}</p>}
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
