import type { Invoice } from '@bnr/contract/invoices/schemas'
import { useSession } from '../../../accounts/session.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import type { Ordering } from '../../../ui/list/order.ts'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { OwnTable } from '../../../ui/table/OwnTable.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { InvoiceLinks } from '../InvoiceLinks.tsx'
import { activationOf } from '../invoiceActions.ts'
import classes from '../invoiceColumns.module.css'
import { invoiceColumns } from '../invoiceColumns.tsx'
import { SettleSteps } from '../settle/SettleSteps.tsx'

export interface ApprovalTableProps {
  invoices: readonly Invoice[]
  ordering: Ordering
  onApprove: (invoice: Invoice) => void
}

export function ApprovalTable({ invoices, ordering, onApprove }: ApprovalTableProps) {
  const { t } = useTranslation()
  const columns: Column<Invoice>[] = [
    ...invoiceColumns(t),
    {
      key: 'actions',
      always: true,
      title: t('Actions'),
      cell: (invoice) => (
        <div className={classes.actions}>
          <Activation invoice={invoice} onApprove={onApprove} />
          <SettleSteps invoice={invoice} />
          <InvoiceLinks invoice={invoice} />
        </div>
      ),
    },
  ]
  return (
    <OwnTable
      name="invoice-approval"
      caption={t('Invoices')}
      columns={columns}
      rows={invoices}
      sorting={ordering}
      rowKey={({ id }) => String(id)}
    />
  )
}

function Activation({ invoice, onApprove }: { invoice: Invoice; onApprove: (invoice: Invoice) => void }) {
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
