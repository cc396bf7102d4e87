import { Button } from '../Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Form } from '../form/Form.tsx'
import { fieldOf } from '../form/fieldOf.ts'
import { useForm } from '../form/useForm.ts'
import { t } from '../translation.ts'
import classes from './ListSearch.module.css'

export interface ListSearchProps {
  label: string
  text: string
  /** Returns what is wrong with a text, or undefined if it can be searched. */
  check?: (text: string) => string | undefined
  onSearch: (text: string) => void
}

export function ListSearch({ label, text, check, onSearch }: ListSearchProps) {
  const form = useForm({
    initial: { text },
    check: (typed) => {
      const problem = check?.(typed.text.trim())
      return problem ? { text: problem } : {}
    },
    send: (typed) => onSearch(typed.text.trim()),
  })
  const search = (
    <Button type="submit" variant="outlined">
      {t('Search')}
    </Button>
  )
  return (
    <Form form={form} className={classes.search} actions={search}>
      <TextField label={label} type="search" maxLength={60} {...fieldOf(form, 'text')} />
    </Form>
  )
}
