import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './IdSearchBox.module.css'
import { useIdSearch } from './useIdSearch.ts'

/** Straight to one profile. */
export function IdSearchBox({ lengthMessage }: { lengthMessage?: string }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { search, error, busy } = useIdSearch(lengthMessage)

  function submit(event: FormEvent) {
    event.preventDefault()
    void search(typed)
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
