import { importFieldNames, importLabel, neededFields } from '@bnr/contract/imports/fields'
import { type FieldChoice, type ImportItem, type ImportMapping, leftOut } from '@bnr/contract/imports/schemas'
import { useSetting } from '../reference/calls.ts'
import { CheckField } from '../ui/fields/CheckField.tsx'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { withNone } from '../ui/fields/choice.ts'
import { Form, SubmitButton } from '../ui/form/Form.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { Section } from '../ui/Section.tsx'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useMapImport } from './calls.ts'
import classes from './Imports.module.css'

/** Says which field each column has. Saving checks every row again. */
export function ColumnsForm({ item }: { item: ImportItem }) {
  const map = useMapImport(item.id)
  const form = useForm<ImportMapping>({
    initial: {
      fields: item.fields,
      createdFor: item.createdFor,
      profileSource: item.profileSource,
      suggestions: item.suggestions,
    },
    check: ({ fields }) => checkFields(fields),
    send: async (mapping) => {
      await map.mutateAsync(mapping)
      toastSuccess(t('We checked all rows again'))
    },
  })
  return (
    <Section title={t('Columns')} size="list" surface className="stack-3">
      <Form
        form={form}
        className="stack-4"
        actions={
          <div className={classes.actions}>
            <SubmitButton form={form} label={t('Check rows again')} variant="outlined" />
          </div>
        }
      >
        <p className="soft">{neededWords(form.values)}</p>
        <ColumnChoices item={item} form={form} />
        <CheckField
          label={t('Take the suggested spelling for values that are not in our lists')}
          checked={form.values.suggestions}
          onChange={(suggestions) => form.setValues({ suggestions })}
        />
      </Form>
    </Section>
  )
}

interface MappingForm {
  values: ImportMapping
  setValues: (part: Partial<ImportMapping>) => void
}

function ColumnChoices({ item, form }: { item: ImportItem; form: MappingForm }) {
  const { fields } = form.values
  const columns = item.headings.map((heading, number) => ({ heading, number }))
  const choose = (number: number, field: FieldChoice) =>
    form.setValues({ fields: fields.map((one, at) => (at === number ? field : one)) })
  return (
    <div className={classes.columns}>
      {columns.map(({ heading, number }) => (
        <ChoiceField
          key={number}
          label={heading || t('Column {number}', { number: number + 1 })}
          choices={fieldChoices()}
          value={fields[number] ?? leftOut}
          onChange={(field) => choose(number, field)}
        />
      ))}
      <DefaultChoice
        form={form}
        name="createdFor"
        list="createdFors"
        label="Profile for, if a row does not say it"
      />
      <DefaultChoice
        form={form}
        name="profileSource"
        list="profileSources"
        label="Source, if a row does not say it"
      />
    </div>
  )
}

const fieldChoices = (): { value: FieldChoice; label: string }[] => [
  { value: leftOut, label: t('Leave out') },
  ...importFieldNames.map((value) => ({ value, label: t(importLabel(value)) })),
]

function checkFields(fields: readonly FieldChoice[]): Record<string, string> {
  const used = fields.filter((field) => field !== leftOut)
  return new Set(used).size < used.length ? { '': 'Choose each field for one column only' } : {}
}

/** Names the fields without which no row can be imported. */
function neededWords({ fields, createdFor }: ImportMapping): string {
  const saysFor = fields.includes('createdFor') || createdFor !== undefined
  const implied = saysFor ? ['createdFor', 'gender'] : []
  const missing = neededFields.filter((name) => !fields.includes(name) && !implied.includes(name))
  if (missing.length === 0) return t('Choose what each column contains.')
  const names = missing.map((name) => t(importLabel(name))).join(', ')
  return t('Choose what each column contains. Every profile needs: {names}.', { names })
}

interface DefaultChoiceProps {
  form: MappingForm
  name: 'createdFor' | 'profileSource'
  list: 'createdFors' | 'profileSources'
  label: string
}

/** A value for all rows that have none of their own. */
function DefaultChoice({ form, name, list, label }: DefaultChoiceProps) {
  const { choices } = useSetting(list)
  return (
    <ChoiceField
      label={t(label)}
      choices={withNone(t('None'), choices)}
      value={form.values[name] ?? ''}
      onChange={(value) => form.setValues({ [name]: value === '' ? undefined : String(value) })}
    />
  )
}
