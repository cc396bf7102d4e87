import type { ReportColumn, ReportColumns, ReportPreview } from '@bnr/contract/bank/settlements'
import { rupeesShown } from '@bnr/contract/money'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { ColumnFields } from '../ColumnFields.tsx'
import { type ChosenFile, FileForm } from '../FileForm.tsx'
import { RowErrors } from '../RowErrors.tsx'
import { useReportPreview, useReportUpload } from './calls.ts'

export const meta = () => pageMeta('Upload a settlement report')

const labels: Record<ReportColumn, string> = {
  orderId: 'Order id',
  amount: 'Amount paid',
  fee: 'Fee',
  tax: 'Tax on the fee',
  net: 'Settled amount',
  day: 'Settlement date',
  utr: 'UTR',
}

/** Reads a settlement report of the card gateway, shows what it contains, and stores it on a second press. */
export default function ReportPage() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle
        title={t('Upload a settlement report')}
        lead={t(
          'Save the report of the card gateway as CSV or XLSX. Lines that we have already are not added again.',
        )}
      />
      <ReportForm onDone={() => void navigate('/ad/settlements')} />
    </>
  )
}

function ReportForm({ onDone }: { onDone: () => void }) {
  const [file, setFile] = useState<ChosenFile>()
  const [preview, setPreview] = useState<ReportPreview>()
  const reading = useReportPreview()
  const upload = useReportUpload()
  const read = (chosen: ChosenFile | undefined, columns?: ReportColumns) => {
    if (!chosen) return
    const report = { content: chosen.content, ...(columns && { columns }) }
    reading.mutate(report, { onSuccess: setPreview, onError: () => setPreview(undefined) })
  }
  const { columns, errorCount, added } = preview ?? {}

  function send() {
    if (!file || !columns) return
    const done = ({ message }: { message: string }) => {
      toastSuccess(t(message))
      onDone()
    }
    upload.mutate({ content: file.content, columns }, { onSuccess: done })
  }

  return (
    <FileForm
      file={file}
      onFile={(chosen) => {
        setFile(chosen)
        read(chosen)
      }}
      added={columns && errorCount === 0 ? added : undefined}
      busy={upload.isPending || reading.isPending}
      error={upload.error ?? reading.error}
      onSend={send}
    >
      {preview && (
        <>
          <ColumnFields
            key={preview.headings.join('\n')}
            labels={labels}
            headings={preview.headings}
            columns={columns}
            onColumns={(mapped) => read(file, mapped as ReportColumns)}
          />
          {columns && <Contents preview={preview} />}
        </>
      )}
    </FileForm>
  )
}

function Contents({ preview }: { preview: ReportPreview }) {
  const { added, repeated, others, amount, fee, tax, net, errors, errorCount } = preview
  return (
    <>
      <p role="status">
        {t('{amount} paid, {fee} fee, {tax} tax on the fee, {net} settled.', {
          amount: rupeesShown(amount),
          fee: rupeesShown(fee),
          tax: rupeesShown(tax),
          net: rupeesShown(net),
        })}{' '}
        {t('{added} new, {repeated} known, {others} other rows left out.', { added, repeated, others })}
      </p>
      {errorCount > 0 && <RowErrors errors={errors} count={errorCount} />}
    </>
  )
}
