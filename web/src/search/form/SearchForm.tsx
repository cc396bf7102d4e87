import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { focusFirstError } from '../../ui/fields/focusFirstError.ts'
import { useTranslation } from '../../ui/translation.ts'
import { defaultValues, type SearchFormName, searchForms } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'
import { rangeErrors } from './rangeErrors.ts'
import { SearchField } from './SearchField.tsx'
import classes from './SearchForm.module.css'

export interface SearchFormProps {
  form: SearchFormName
  values: SearchValues
  onChange: (values: SearchValues) => void
  onSearch: (values: SearchValues) => void
}

export function SearchForm({ form, values, onChange, onSearch }: SearchFormProps) {
  const { t } = useTranslation()
  const [submitted, setSubmitted] = useState(false)
  const errors: Record<string, string> = submitted ? rangeErrors(form, values) : {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (Object.keys(rangeErrors(form, values)).length === 0) onSearch(values)
    else focusFirstError(event.currentTarget)
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {searchForms[form].map((name) => (
          <SearchField key={name} name={name} values={values} error={errors[name]} onChange={onChange} />
        ))}
      </div>
      <div className={classes.actions}>
        <Button type="submit">{t('Search')}</Button>
        <Button look="quiet" onClick={() => onChange(defaultValues(form))}>
          {t('Start over')}
        </Button>
      </div>
    </form>
  )
}
