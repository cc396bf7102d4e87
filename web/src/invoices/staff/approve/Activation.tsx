import type { Invoice } from '@bnr/contract/invoices/schemas'
import { useSession } from '../../../accounts/session.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { activationOf } from '../invoiceActions.ts'

/** The button that activates an invoice, for staff who may do so. */
export function Activation({
  invoice,
  onApprove,
}: {
  invoice: Invoice
  onApprove: (invoice: Invoice) => void
}) {
  const { t } = useTranslation()
  const way = activationOf(useSession().user, invoice)
  if (way === 'approve')
    return (
      <Button variant="outlined" of={invoice.number} onClick={() => onApprove(invoice)}>
        {t('Activate')}
      </Button>
    )
  if (way === 'confirm')
    return (
      <ButtonLink variant="outlined" to={`/invoice/ccav?id=${invoice.id}`} of={invoice.number}>
        {t('Activate CC')}
      </ButtonLink>
    )
  return null
}
