import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { type CountsState, useCounts } from '../counts.ts'
import {
  defaultValues,
  type FirstRanges,
  isStaffForm,
  type SearchFormName,
  withoutValue,
} from '../searchForms.ts'
import type { ParamName, SearchValues } from '../searchParams.ts'
import { rangeErrors } from './rangeErrors.ts'
import { SearchFields } from './SearchFields.tsx'
import classes from './SearchForm.module.css'
import { DeadEnd, ShowButton } from './ShowButton.tsx'

export interface SearchFormProps {
  form: SearchFormName
  /** Path of the results page, if the results have one of their own. */
  results?: string
  values: SearchValues
  /** Ages and heights to start over with, if not the usual ones. */
  ranges?: FirstRanges
  /** The buttons remain visible while the fields scroll. */
  isInDialog?: boolean
  /** Called on every change, so that the page can restore the values later. */
  onChange?: (values: SearchValues) => void
  onSearch: (values: SearchValues) => void
}

export function SearchForm(props: SearchFormProps) {
  const { form: name, results, values, ranges, isInDialog = false, onChange, onSearch } = props
  const form = useForm({ initial: values, check: (typed) => rangeErrors(name, typed), send: onSearch })
  // Staff open their page for many reasons, and each count is a row of the audit log.
  const counting = useCounts(name, form.values, { isCounted: isInDialog || !isStaffForm(name) })

  function change(next: SearchValues) {
    form.setValues(next)
    onChange?.(next)
  }

  const actions = (
    <Actions
      counting={counting}
      isInDialog={isInDialog}
      onRelax={(choices) =>
        change(choices.reduce((values, one) => withoutValue(name, values, one), form.values))
      }
      onStartOver={() => change(defaultValues(name, ranges))}
    />
  )
  return (
    <Form form={form} action={results} actions={actions}>
      <input type="hidden" name="form" value={name} />
      <SearchFields
        form={name}
        values={form.values}
        counting={counting}
        isNarrow={isInDialog}
        errorAt={form.errorAt}
        onChange={change}
      />
    </Form>
  )
}

interface ActionsProps {
  counting: CountsState
  isInDialog: boolean
  onRelax: (choices: readonly ParamName[]) => void
  onStartOver: () => void
}

function Actions({ counting, isInDialog, onRelax, onStartOver }: ActionsProps) {
  const deadEnd = counting.isCounted && (
    <DeadEnd relaxations={counting.counts?.relaxations} isOld={counting.isOld} onRelax={onRelax} />
  )
  return (
    <>
      <div className={isInDialog ? `dialog-actions ${classes.inDialog}` : classes.actions}>
        {isInDialog && deadEnd}
        <ShowButton {...counting} />
        <Button variant="quiet" onClick={onStartOver}>
          {t('Start over')}
        </Button>
      </div>
      {!isInDialog && deadEnd}
    </>
  )
}
