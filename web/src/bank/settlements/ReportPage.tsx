import type { ReportColumn, ReportColumns, ReportPreview } from '@bnr/contract/bank/settlements'
import { rupeesShown } from '@bnr/contract/money'
import { useNavigate } from 'react-router'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { FileForm } from '../FileForm.tsx'
import { otherRowsShown } from '../otherRows.ts'
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
      <FileForm<ReportColumns, ReportPreview, object>
        labels={labels}
        given={{}}
        reading={useReportPreview()}
        upload={useReportUpload()}
        onDone={() => void navigate('/ad/settlements')}
      >
        {(preview) => preview.columns && <Contents preview={preview} />}
      </FileForm>
    </>
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
        {t('{added} new, {repeated} known, {others} left out.', {
          added,
          repeated,
          others: otherRowsShown(others),
        })}
      </p>
      {errorCount > 0 && <RowErrors errors={errors} count={errorCount} />}
    </>
  )
}
