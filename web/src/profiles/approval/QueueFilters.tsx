import { type ProfileStatus, profileStatuses } from '@bnr/contract/profiles/transitions'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { type Translate, useTranslation } from '../../ui/translation.ts'
import classes from './QueueFilters.module.css'
import { pageSizes, type Queue } from './queueQuery.ts'

export interface QueueFiltersProps {
  queue: Queue
  total: number | undefined
  onChange: (part: Partial<Queue>) => void
}

export function QueueFilters({ queue, total, onChange }: QueueFiltersProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.filters}>
      <ChoiceField
        label={t('Status')}
        choices={profileStatuses.map((status) => ({ value: status, label: t(status) }))}
        value={queue.status}
        onChange={(status) => onChange({ status: status as ProfileStatus })}
      />
      <QueueSearch text={queue.text} onSearch={(text) => onChange({ text })} />
      <ChoiceField
        label={t('Rows')}
        choices={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(queue.size)}
        onChange={(size) => onChange({ size: Number(size) })}
      />
      <p role="status" className={classes.total}>
        {totalText(total, t)}
      </p>
    </div>
  )
}

function QueueSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(text)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(typed.trim())
  }

  return (
    <form className={classes.search} onSubmit={submit}>
      <TextField
        label={t('BNR ID, name or mobile')}
        type="search"
        maxLength={60}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" look="outlined">
        {t('Search')}
      </Button>
    </form>
  )
}

function totalText(total: number | undefined, t: Translate): string {
  if (total === undefined) return ''
  return total === 1 ? t('1 profile') : t('{total} profiles', { total: total.toLocaleString('en-IN') })
}
