import { CallError } from '@bnr/contract/client'
import { useParams } from 'react-router'
import { rowIdOf } from '../platform/rowIdOf.ts'
import classes from '../ui/DocumentPage.module.css'
import { DocumentPage } from '../ui/DocumentPage.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { useInvoicePreview } from './calls.ts'
import { DownloadButton } from './DownloadButton.tsx'

export const meta = () => pageMeta('Invoice')

export default function InvoicePreviewPage() {
  const id = rowIdOf(useParams().id)
  return <div className={classes.page}>{id === undefined ? <NoInvoice /> : <Preview id={id} />}</div>
}

/** Shows the HTML document from the server to its member and to staff. */
function Preview({ id }: { id: number }) {
  const found = useInvoicePreview(id)
  const { data, error } = found
  if (data === undefined && error instanceof CallError && error.status === 404) return <NoInvoice />
  return <DocumentPage title={t('Invoice')} found={found} actions={<DownloadButton id={id} />} oneSheet />
}

function NoInvoice() {
  return (
    <EmptyState
      isMissing
      title={t('Invoice not found')}
      message={t('Check the address. You can open only your own invoices.')}
    />
  )
}
