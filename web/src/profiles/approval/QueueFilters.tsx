import { type ProfileStatus, profileStatuses } from '@bnr/contract/profiles/transitions'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './QueueFilters.module.css'
import { pageSizes, type Queue } from './queueQuery.ts'

export interface QueueFiltersProps {
  queue: Queue
  total: number | undefined
  onChange: (part: Partial<Queue>) => void
}

export function QueueFilters({ queue, total, onChange }: QueueFiltersProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(queue.text)

  function submit(event: FormEvent) {
    event.preventDefault()
    onChange({ text: text.trim() })
  }

  return (
    <div className={classes.filters}>
      <ChoiceField
        label={t('Status')}
        choices={profileStatuses.map((status) => ({ value: status, label: t(status) }))}
        value={queue.status}
        onChange={(status) => onChange({ status: status as ProfileStatus })}
      />
      <form className={classes.search} onSubmit={submit}>
        <TextField
          label={t('BNR ID, name or mobile')}
          type="search"
          maxLength={60}
          value={text}
          onChange={setText}
        />
        <Button type="submit" look="outlined">
          {t('Search')}
        </Button>
      </form>
      <ChoiceField
        label={t('Rows')}
        choices={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(queue.size)}
        onChange={(size) => onChange({ size: Number(size) })}
      />
      <p role="status" className={classes.total}>
        {total === undefined ? '' : t('{total} profiles', { total: total.toLocaleString('en-IN') })}
      </p>
    </div>
  )
}
