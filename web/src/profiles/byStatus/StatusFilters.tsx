import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { QueueFilters } from '../approval/QueueFilters.tsx'
import { type Queue, type Whose, whoseLists } from '../approval/queueAddress.ts'
import { CountryCodeField } from './CountryCodeField.tsx'

type StatusQueue = Queue & { whose: Whose; code: string }

interface StatusFiltersProps {
  queue: StatusQueue
  total: number | undefined
  onChange: (part: Partial<StatusQueue>) => void
}

const whoseWords: Record<Whose, string> = { mine: 'Me', all: 'Everybody', nobody: 'Nobody' }

export function StatusFilters({ queue, total, onChange }: StatusFiltersProps) {
  const { t } = useTranslation()
  return (
    <QueueFilters
      queue={queue}
      total={total}
      onChange={onChange}
      beforeSearch={<CountryCodeField value={queue.code} onChange={(code) => onChange({ code })} />}
    >
      <ChoiceField
        label={t('Assigned to')}
        choices={whoseLists.map((value) => ({ value, label: t(whoseWords[value]) }))}
        value={queue.whose}
        onChange={(whose) => onChange({ whose })}
      />
    </QueueFilters>
  )
}
