import type { AuditEntry } from '@bnr/contract/audit/endpoints'
import { actionShown } from '@bnr/contract/audit/words'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Link } from 'react-router'
import { dayFilter, idFilter, searchFilter } from '../backOffice/filters.tsx'
import { staffListPage } from '../backOffice/staffListPage.tsx'
import { staffEntries } from '../screens/staffEntries.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { orderAddress, text, writeAddress } from '../ui/list/address.ts'
import { momentShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import classes from './auditList.module.css'
import { type AuditQuery, useAudit, useAuditChoices, useExportAudit } from './calls.ts'

/** An empty text means any. */
const auditFilters = {
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

export default staffListPage({
  page: staffEntries['/ad/audit'],
  lead: 'Log of staff actions. Downloads are logged too.',
  name: 'audit',
  filters: auditFilters,
  useRows: (query) => useAudit(query),
  isContinued: true,
  columns: [
    { key: 'at', title: 'When', cell: ({ at }) => momentShown(at) },
    { key: 'by', title: 'Who', cell: ({ by }) => by ?? t('The service') },
    { key: 'action', title: 'What', cell: ({ action }) => t(actionShown(action)) },
    { key: 'subject', title: 'About', cell: (entry) => <Subject {...entry} /> },
    {
      key: 'detail',
      title: 'Details',
      cell: ({ detail }) => <span className={classes.detail}>{detail ?? '–'}</span>,
    },
  ],
  orderedBy: 'at',
  empty: () => ({ title: t('No entries found'), message: t('Try removing one of the filters.') }),
  Tools: function Download({ address: [query] }) {
    const download = useExportAudit()
    return (
      <Button
        variant="outlined"
        icon={<IconDownload size={20} aria-hidden />}
        busy={download.isPending}
        onClick={() => download.mutate(query)}
      >
        {t('Download CSV')}
      </Button>
    )
  },
  Around: ({ address: [query], children }) => (
    <>
      {children}
      <PageLinks query={query} />
    </>
  ),
})

/** The member, if there is one, then the subject unless it is the profile itself. */
function Subject({ subject, name, bnrId }: Pick<AuditEntry, 'subject' | 'name' | 'bnrId'>) {
  if (!bnrId) return subject || '–'
  return (
    <div>
      <Link to={`/profile/${bnrId}`}>{name}</Link>
      <p>{t('BNR ID {id}', { id: bnrId })}</p>
      {!subject.startsWith('Profile ') && <p>{subject}</p>}
    </div>
  )
}

/** Pages continue from a row instead of a page number, so that new entries move nothing. */
function PageLinks({ query }: { query: AuditQuery }) {
  const { data } = useAudit(query)
  const addressFrom = (beyond: string) => `?${writeAddress(auditFilters, { ...query, beyond })}`
  const [first, further] = query.order === 'asc' ? [t('Oldest'), t('Newer')] : [t('Newest'), t('Older')]
  const next = data?.next
  if (!data || (!query.beyond && next === undefined)) return null
  return (
    <nav aria-label={t('Pages')} className={classes.pages}>
      {query.beyond && (
        <ButtonLink to={addressFrom('')} variant="quiet">
          {first}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink to={addressFrom(String(next))} variant="outlined">
          {further}
        </ButtonLink>
      )}
    </nav>
  )
}

function useActions() {
  return (useAuditChoices().data?.actions ?? [])
    .map((action) => ({ value: action, label: t(actionShown(action)) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
