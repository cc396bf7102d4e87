import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './QueueFilters.module.css'

export interface QueueSearchProps {
  label: string
  text: string
  /** What is wrong with a text; undefined when it can be looked for. */
  check?: (text: string) => string | undefined
  onSearch: (text: string) => void
}

/** Finds somebody within a queue. */
export function QueueSearch({ label, text, check, onSearch }: QueueSearchProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const problem = check?.(typed.trim())
    setError(problem)
    if (!problem) onSearch(typed.trim())
  }

  return (
    <form className={classes.search} onSubmit={submit} noValidate>
      <TextField
        label={label}
        type="search"
        maxLength={60}
        value={typed}
        error={error && t(error)}
        onChange={setTyped}
      />
      <Button type="submit" look="outlined">
        {t('Search')}
      </Button>
    </form>
  )
}
