import type { Reply } from '@bnr/contract/endpoint'
import { gstPartNames, gstParts, type readGstReturn } from '@bnr/contract/invoices/gstReturn'
import { rupeesInColumn } from '@bnr/contract/money'
import { monthNamed } from '@bnr/contract/month'
import { useParams } from 'react-router'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { momentShown } from '../../../ui/moments.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { pageMeta } from '../../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { t } from '../../../ui/translation.ts'
import { useDownloadGst, useGstReturn } from './calls.ts'
import classes from './gst.module.css'
import { ReturnPart } from './ReturnPart.tsx'

export const meta = () => pageMeta('GST')

type GstReturn = Reply<typeof readGstReturn>

/** The parts of the GST return of a month, as the files have them. */
export default function GstMonthPage() {
  const { month = '' } = useParams()
  const { data, error, isFetching, refetch } = useGstReturn(month)
  const download = useDownloadGst()
  if (!data && error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  const isPending = (part?: string) => download.isPending && download.variables.part === part
  return (
    <>
      <PageTitle
        title={t('GST of {month}', { month: t(monthNamed(month)) })}
        lead={closingShown(data)}
        actions={
          <>
            <ButtonLink variant="quiet" to="/ad/gst">
              {t('All months')}
            </ButtonLink>
            <Button
              variant="outlined"
              busy={isPending()}
              onClick={() => download.mutate({ month, format: 'xlsx' })}
            >
              {t('Download XLSX')}
            </Button>
          </>
        }
      />
      <p role="alert" className="danger">
        {download.error && messageOf(download.error)}
      </p>
      <RevenueAndGst of={data} />
      {gstPartNames.map((name) => (
        <ReturnPart key={name} name={name} part={data[name]}>
          <Button
            variant="quiet"
            of={t(gstParts[name].title)}
            busy={isPending(name)}
            onClick={() => download.mutate({ month, part: name, format: 'csv' })}
          >
            {t('Download CSV')}
          </Button>
        </ReturnPart>
      ))}
    </>
  )
}

function closingShown({ closedAt, closedBy }: GstReturn): string {
  if (!closedAt) return t('This month is open, so its figures can still change.')
  const when = momentShown(closedAt)
  return closedBy ? t('Closed by {name}, {when}', { name: closedBy, when }) : t('Closed {when}', { when })
}

/** Why the revenue on the dashboard differs from the return, if it does. */
function RevenueAndGst({ of: { reconciliation } }: { of: GstReturn }) {
  const { revenue, receivedElsewhere, countedElsewhere, taxableValue } = reconciliation
  const facts = [
    { label: 'Revenue by day of receipt, less credit notes', value: rupeesInColumn(revenue) },
    ...(receivedElsewhere
      ? [{ label: 'Received in another month', value: `+ ${rupeesInColumn(receivedElsewhere)}` }]
      : []),
    ...(countedElsewhere
      ? [{ label: 'Counted in another month', value: `− ${rupeesInColumn(countedElsewhere)}` }]
      : []),
    { label: 'Taxable value of the return', value: rupeesInColumn(taxableValue) },
  ]
  return (
    <Section title={t('Revenue and GST')} className={classes.part}>
      <div className={classes.lines}>
        <FactList variant="lines" facts={facts} />
      </div>
    </Section>
  )
}
