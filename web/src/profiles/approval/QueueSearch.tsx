import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
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
  const form = useForm({
    initial: { text },
    check: (typed) => {
      const problem = check?.(typed.text.trim())
      return problem ? { text: problem } : {}
    },
    send: (typed) => onSearch(typed.text.trim()),
  })
  const search = (
    <Button type="submit" look="outlined">
      {t('Search')}
    </Button>
  )
  return (
    <Form form={form} className={classes.search} actions={search}>
      <TextField label={label} type="search" maxLength={60} {...fieldOf(form, 'text')} />
    </Form>
  )
}
