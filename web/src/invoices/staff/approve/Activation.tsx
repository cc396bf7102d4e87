import type { Invoice } from '@bnr/contract/invoices/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { waitsForGateway } from '../confirm/waitsForGateway.ts'
import { ApproveDialog } from './ApproveDialog.tsx'

/** The button that activates an invoice, for staff who may do so. */
export function Activation({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (canDo(invoice, 'approve'))
    return (
      <>
        <Button variant="outlined" of={invoice.number} onClick={() => setOpen(true)}>
          {t('Activate')}
        </Button>
        {isOpen && <ApproveDialog invoice={invoice} onClose={() => setOpen(false)} />}
      </>
    )
  if (waitsForGateway(invoice))
    return (
      <ButtonLink variant="outlined" to={`/invoice/ccav?id=${invoice.id}`} of={invoice.number}>
        {t('Activate CC')}
      </ButtonLink>
    )
  return null
}
