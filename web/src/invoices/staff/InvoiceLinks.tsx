import type { Invoice } from '@bnr/contract/invoices/schemas'
import { generatePath } from 'react-router'
import { firstKnown } from '../../platform/knownPaths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { messageOf } from '../../ui/form/messageOf.ts'
import { toastError } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useDownloadInvoice } from './calls.ts'

const preview = '/invoice/preview/:id'

/** The document on the screen and on paper. */
export function InvoiceLinks({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const download = useDownloadInvoice()
  const id = String(invoice.id)
  const whole = <span className="visually-hidden"> {invoice.number}</span>
  return (
    <>
      {firstKnown(preview) && (
        <ButtonLink variant="quiet" to={generatePath(preview, { id })} target="_blank">
          <span>
            {t('Preview')}
            {whole}
          </span>
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        busy={download.isPending}
        onClick={() => download.mutate(invoice, { onError: (error) => toastError(messageOf(error, t)) })}
      >
        <span>
          {t('Download')}
          {whole}
        </span>
      </Button>
    </>
  )
}
