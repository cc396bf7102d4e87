import type { Invoice } from '@bnr/contract/invoices/schemas'
import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { DownloadButton } from '../DownloadButton.tsx'

export function InvoiceLinks({ invoice: { id, number } }: { invoice: Invoice }) {
  return (
    <>
      <ButtonLink variant="quiet" to={`/invoice/preview/${id}`} target="_blank" of={number}>
        {t('Preview')}
      </ButtonLink>
      <DownloadButton id={id} number={number} variant="quiet" compact />
    </>
  )
}
