import type { Invoice } from '@bnr/contract/invoices/schemas'
import { generatePath } from 'react-router'
import { firstKnown } from '../../platform/knownPaths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { DownloadButton } from '../DownloadButton.tsx'

const preview = '/invoice/preview/:id'

/** The document on the screen and on paper. */
export function InvoiceLinks({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const id = String(invoice.id)
  return (
    <>
      {firstKnown(preview) && (
        <ButtonLink variant="quiet" to={generatePath(preview, { id })} target="_blank" of={invoice.number}>
          {t('Preview')}
        </ButtonLink>
      )}
      <DownloadButton id={invoice.id} number={invoice.number} variant="quiet" compact />
    </>
  )
}
