import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { useCounts } from '../counts.ts'
import { defaultValues, type FirstRanges, type SearchFormName, searchForms } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'
import { rangeErrors } from './rangeErrors.ts'
import { SearchField } from './SearchField.tsx'
import classes from './SearchForm.module.css'
import { DeadEnd, ShowButton } from './ShowButton.tsx'

export interface SearchFormProps {
  form: SearchFormName
  /** Path of the results page, if the results have one of their own. */
  results?: string
  values: SearchValues
  /** Ages and heights to start over with, if not the usual ones. */
  ranges?: FirstRanges
  /** Called on every change, so that the page can restore the values later. */
  onChange?: (values: SearchValues) => void
  onSearch: (values: SearchValues) => void
}

export function SearchForm({ form: name, results, values, ranges, onChange, onSearch }: SearchFormProps) {
  const form = useForm({ initial: values, check: (typed) => rangeErrors(name, typed), send: onSearch })

  const counting = useCounts(name, form.values)
  const { counts, isOld } = counting

  function change(next: SearchValues) {
    form.setValues(next)
    onChange?.(next)
  }

  const actions = (
    <>
      <div className={classes.actions}>
        <ShowButton {...counting} />
        <Button variant="quiet" onClick={() => change(defaultValues(name, ranges))}>
          {t('Start over')}
        </Button>
      </div>
      {counting.isCounted && (
        <DeadEnd relaxations={counts?.relaxations} onRelax={(relaxation) => change(relaxation.values)} />
      )}
    </>
  )
  return (
    <Form form={form} action={results} actions={actions}>
      <input type="hidden" name="form" value={name} />
      <div className={classes.fields} data-old={isOld || undefined}>
        {searchForms[name].map((field) => (
          <SearchField
            key={field}
            name={field}
            values={form.values}
            error={form.errorAt(field)}
            onChange={change}
            counting={counting}
          />
        ))}
      </div>
    </Form>
  )
}
