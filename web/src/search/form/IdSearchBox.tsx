import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { profileQuery } from '../../profiles/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { bnrIdError } from '../bnrIdRule.ts'
import classes from './IdSearchBox.module.css'

/** Straight to one profile. What the server says against it stands under the field. */
export function IdSearchBox({ lengthMessage }: { lengthMessage?: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const problem = bnrIdError(typed, lengthMessage)
    setError(problem && t(problem))
    if (problem) return
    setBusy(true)
    try {
      await client.fetchQuery(profileQuery(typed.trim()))
      navigate(`/profile/${typed.trim()}`)
    } catch (failure) {
      setError((failure as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form aria-label={t('Search by BNR ID')} className={classes.box} onSubmit={submit} noValidate>
      <TextField
        label={t('Search by BNR ID')}
        placeholder={t('7 or 8 digits')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={setTyped}
      />
      <Button type="submit" look="outlined" busy={busy}>
        {t('Find')}
      </Button>
    </form>
  )
}
