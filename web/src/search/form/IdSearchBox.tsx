import { bnrIdLength } from '@bnr/contract/accounts/loginRules'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { bnrIdError } from '../bnrIdRule.ts'
import { toQuery } from '../query.ts'
import { emptyValues } from '../searchForms.ts'
import classes from './IdSearchBox.module.css'

export interface IdSearchBoxProps {
  /** The page that shows what was found. */
  results: string
  lengthMessage?: string
  /** Nothing else gets into the field; otherwise the message says what is wrong. */
  onlyDigits?: boolean
}

/** A search for one profile; its results stand where those of any other search do. */
export function IdSearchBox({ results, lengthMessage, onlyDigits }: IdSearchBoxProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const Field = onlyDigits ? DigitsField : TextField

  function submit(event: FormEvent) {
    event.preventDefault()
    const problem = bnrIdError(typed, lengthMessage)
    setError(problem && t(problem))
    const values = { ...emptyValues(), id: typed.trim() }
    if (problem) return
    // On their own page the results look after the way to them.
    const preventScrollReset = results === pathname
    navigate(`${results}?${toQuery({ form: 'id', values, page: 0 })}`, { preventScrollReset })
  }

  return (
    <form aria-label={t('Search by BNR ID')} className={classes.box} onSubmit={submit} noValidate>
      <Field
        label={t('Search by BNR ID')}
        placeholder={t('7 or 8 digits')}
        {...(onlyDigits ? { maxLength: bnrIdLength } : { inputMode: 'numeric' })}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={setTyped}
      />
      <Button type="submit" look="outlined">
        {t('Find')}
      </Button>
    </form>
  )
}
