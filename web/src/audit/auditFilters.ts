import { actionShown } from '@bnr/contract/audit/words'
import { dayFilter, idFilter, searchFilter } from '../backOffice/filters.tsx'
import { orderAddress, text } from '../ui/list/address.ts'
import { t } from '../ui/translation.ts'
import { useAuditChoices } from './calls.ts'

/** An empty text means any. */
export const auditFilters = {
  by: idFilter('Who', 'Anybody', () =>
    (useAuditChoices().data?.staff ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ),
  action: idFilter('What', 'Anything', useActions, /^.{1,60}$/),
  from: dayFilter('From'),
  to: dayFilter('To'),
  pid: searchFilter('Member (BNR ID)', (typed) =>
    typed === '' || /^\d{7,8}$/.test(typed) ? undefined : 'Enter a BNR ID of 7 or 8 digits',
  ),
  order: orderAddress('desc'),
  /** Id of the row that this page continues from; empty for the first page. */
  beyond: text((typed) => /^[1-9]\d{0,8}$/.test(typed)),
}

function useActions() {
  return (useAuditChoices().data?.actions ?? [])
    .map((action) => ({ value: action, label: t(actionShown(action)) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
