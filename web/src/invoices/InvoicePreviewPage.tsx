import { CallError } from '@bnr/contract/client'
import { useRef } from 'react'
import { useParams } from 'react-router'
import { rowIdOf } from '../platform/rowIdOf.ts'
import { notePageStatus } from '../platform/visit.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { useTranslation } from '../ui/translation.ts'
import { useInvoicePreview } from './calls.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { InvoiceFrame } from './InvoiceFrame.tsx'
import classes from './InvoicePreviewPage.module.css'
import { PrintButton } from './PrintButton.tsx'

export const meta = () => pageMeta('Invoice')

export default function InvoicePreviewPage() {
  const id = rowIdOf(useParams().id)
  return <div className={classes.page}>{id === undefined ? <NoInvoice /> : <Preview id={id} />}</div>
}

/** The document as the server draws it, for its member and for staff. */
function Preview({ id }: { id: number }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const { data, error, isFetching, refetch } = useInvoicePreview(id)
  if (data === undefined && error instanceof CallError && error.status === 404) return <NoInvoice />
  if (data === undefined && error)
    return (
      <ErrorState
        isPage
        title={t('Something went wrong. Please try again later')}
        message={t(error.message)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <div className={classes.head}>
        <h1 tabIndex={-1}>{t('Invoice')}</h1>
        <div className={classes.actions}>
          <PrintButton frame={frame} disabled={data === undefined} />
          <DownloadButton id={id} />
        </div>
      </div>
      <InvoiceFrame ref={frame} html={data} />
    </>
  )
}

function NoInvoice() {
  const { t } = useTranslation()
  notePageStatus(404)
  return (
    <EmptyState
      isPage
      title={t('This invoice is not here')}
      message={t('The address may be mistyped, or it is the invoice of somebody else.')}
    />
  )
}
