import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { writeAddress } from '../ui/list/address.ts'
import type { Ordering } from '../ui/list/order.ts'
import { useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { useTranslation } from '../ui/translation.ts'
import { AuditFilters } from './AuditFilters.tsx'
import classes from './AuditPage.module.css'
import { AuditTable } from './AuditTable.tsx'
import { type AuditQuery, auditAddress } from './auditAddress.ts'
import { useAudit, useExportAudit } from './calls.ts'

export const meta = () => pageMeta('Audit')

export default function AuditPage() {
  const { t } = useTranslation()
  const [query, change] = useAddress(auditAddress)
  const download = useExportAudit()
  return (
    <>
      <PageTitle
        title={t('Audit')}
        lead={t('Log of staff actions. Downloads are logged too.')}
        actions={
          <Button
            variant="outlined"
            icon={<IconDownload size={20} aria-hidden />}
            busy={download.isPending}
            onClick={() => download.mutate(query)}
          >
            {t('Download CSV')}
          </Button>
        }
      />
      <AuditFilters query={query} onChange={(part) => change({ beyond: '', ...part })} />
      <Rows query={query} onOrder={(order) => change({ order, beyond: '' })} />
    </>
  )
}

function Rows({ query, onOrder }: { query: AuditQuery; onOrder: Ordering['onOrder'] }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useAudit(query)
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  if (data.results.length === 0)
    return <EmptyState title={t('No entries found')} message={t('Try removing one of the filters.')} />
  return (
    <>
      <AuditTable entries={data.results} ordering={{ order: query.order, onOrder }} />
      <PageLinks query={query} next={data.next} />
    </>
  )
}

/** Pages continue from a row instead of a page number, so that new entries move nothing. */
function PageLinks({ query, next }: { query: AuditQuery; next: number | undefined }) {
  const { t } = useTranslation()
  const addressFrom = (beyond: string) => `?${writeAddress(auditAddress, { ...query, beyond })}`
  const [first, further] = query.order === 'asc' ? [t('Oldest'), t('Newer')] : [t('Newest'), t('Older')]
  if (!query.beyond && next === undefined) return null
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
