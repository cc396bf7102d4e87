import { bnrIdLength } from '@bnr/contract/accounts/loginRules'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { bnrIdError, bnrIdMessages } from '../../profiles/bnrIdRule.ts'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { toQuery } from '../query.ts'
import { emptyValues, type SearchFormName } from '../searchForms.ts'
import type { ParamName } from '../searchParams.ts'
import classes from './IdSearchBox.module.css'

export interface IdSearchBoxProps {
  /** Path of the results page. */
  results: string
  /** The staff field takes digits only. Members can type anything and read what is wrong. */
  forStaff?: boolean
}

export function IdSearchBox({ results, forStaff }: IdSearchBoxProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const Field = forStaff ? DigitsField : TextField
  const form = useForm({
    initial: { id: query.get('form') === 'id' ? (query.get('id') ?? '') : '' },
    check: ({ id }) => {
      const problem = bnrIdError(id, forStaff ? bnrIdMessages.staffLength : undefined)
      return problem ? { id: problem } : {}
    },
    send: ({ id }) => {
      const values = { ...emptyValues(), id: id.trim() }
      // The results scroll into view by themselves on the same page.
      const preventScrollReset = results === pathname
      navigate(`${results}?${toQuery({ form: 'id', values, page: 0 })}`, { preventScrollReset })
    },
  })

  const find = (
    <Button type="submit" variant="outlined">
      {t('Find')}
    </Button>
  )
  return (
    <Form
      form={form}
      aria-label={t('Search by BNR ID')}
      action={results}
      className={classes.box}
      actions={find}
    >
      <input type="hidden" name="form" value={'id' satisfies SearchFormName} />
      <Field
        label={t('Search by BNR ID')}
        name={'id' satisfies ParamName}
        placeholder={t('7 or 8 digits')}
        {...(forStaff ? { maxLength: bnrIdLength } : { inputMode: 'numeric' })}
        autoComplete="off"
        {...fieldOf(form, 'id')}
      />
    </Form>
  )
}
