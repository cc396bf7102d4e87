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
import { type AskedAudit, auditAddress } from './auditAddress.ts'
import { useAudit, useExportAudit } from './calls.ts'

export const meta = () => pageMeta('Audit')

/** Who did and saw what. */
export default function AuditPage() {
  const { t } = useTranslation()
  const [asked, change] = useAddress(auditAddress)
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
            onClick={() => download.mutate(asked)}
          >
            {t('Download CSV')}
          </Button>
        }
      />
      <AuditFilters asked={asked} onChange={(part) => change({ beyond: '', ...part })} />
      <Rows asked={asked} onOrder={(order) => change({ order, beyond: '' })} />
    </>
  )
}

function Rows({ asked, onOrder }: { asked: AskedAudit; onOrder: Ordering['onOrder'] }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useAudit(asked)
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  if (data.results.length === 0)
    return <EmptyState title={t('No entries found')} message={t('Try removing one of the filters.')} />
  return (
    <>
      <AuditTable entries={data.results} ordering={{ order: asked.order, onOrder }} />
      <Turning asked={asked} next={data.next} />
    </>
  )
}

/** Pages go on from a row, not by a number: what is written meanwhile moves nothing. */
function Turning({ asked, next }: { asked: AskedAudit; next: number | undefined }) {
  const { t } = useTranslation()
  const leading = (beyond: string) => `?${writeAddress(auditAddress, { ...asked, beyond })}`
  const [first, further] = asked.order === 'asc' ? [t('Oldest'), t('Newer')] : [t('Newest'), t('Older')]
  if (!asked.beyond && next === undefined) return null
  return (
    <nav aria-label={t('Pages')} className={classes.pages}>
      {asked.beyond && (
        <ButtonLink to={leading('')} variant="quiet">
          {first}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink to={leading(String(next))} variant="outlined">
          {further}
        </ButtonLink>
      )}
    </nav>
  )
}
