import { actionShown } from '@bnr/contract/audit/words'
import type { Translate } from '@bnr/contract/translate'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { withNone } from '../ui/fields/choice.ts'
import { DayFilter } from '../ui/list/DayFilter.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './AuditPage.module.css'
import type { AuditQuery } from './auditAddress.ts'
import { useAuditChoices } from './calls.ts'

export interface AuditFiltersProps {
  query: AuditQuery
  onChange: (part: Partial<AuditQuery>) => void
}

const choicesOf = (actions: readonly string[], t: Translate) =>
  actions
    .map((action) => ({ value: action, label: t(actionShown(action)) }))
    .sort((one, other) => one.label.localeCompare(other.label))

export function AuditFilters({ query, onChange }: AuditFiltersProps) {
  const { t } = useTranslation()
  const { staff = [], actions = [] } = useAuditChoices().data ?? {}
  return (
    <div className={classes.filters}>
      <ChoiceField
        label={t('Who')}
        choices={withNone(
          t('Anybody'),
          staff.map(({ id, name }) => ({ value: String(id), label: name })),
        )}
        value={query.by}
        onChange={(by) => onChange({ by })}
      />
      <ChoiceField
        label={t('What')}
        choices={withNone(t('Anything'), choicesOf(actions, t))}
        value={query.action}
        onChange={(action) => onChange({ action })}
      />
      <DayFilter label={t('From')} day={query.from} onDay={(from) => onChange({ from })} />
      <DayFilter label={t('To')} day={query.to} onDay={(to) => onChange({ to })} />
      <ListSearch
        key={query.pid}
        label={t('Member (BNR ID)')}
        text={query.pid}
        check={(typed) =>
          typed === '' || /^\d{7,8}$/.test(typed) ? undefined : 'Enter a BNR ID of 7 or 8 digits'
        }
        onSearch={(pid) => onChange({ pid })}
      />
    </div>
  )
}
