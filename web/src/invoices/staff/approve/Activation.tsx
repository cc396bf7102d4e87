import type { Invoice } from '@bnr/contract/invoices/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { waitsForGateway } from '../confirm/waitsForGateway.ts'

/** The button that activates an invoice, for staff who may do so. */
export function Activation({
  invoice,
  onApprove,
}: {
  invoice: Invoice
  onApprove: (invoice: Invoice) => void
}) {
  const { t } = useTranslation()
  if (canDo(invoice, 'approve'))
    return (
      <Button variant="outlined" of={invoice.number} onClick={() => onApprove(invoice)}>
        {t('Activate')}
      </Button>
    )
  if (waitsForGateway(invoice))
    return (
      <ButtonLink variant="outlined" to={`/invoice/ccav?id=${invoice.id}`} of={invoice.number}>
        {t('Activate CC')}
      </ButtonLink>
    )
  return null
}
