import type { Invoice } from '@bnr/contract/invoices/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import type { RowAction } from '../../../backOffice/staffList.ts'
import { PaidDialog } from './PaidDialog.tsx'
import { UnpaidDialog } from './UnpaidDialog.tsx'

/** Records the payment of an invoice by hand, or that there is none. */
export const settleActions: readonly RowAction<Invoice>[] = [
  {
    label: 'Mark as paid',
    of: ({ number }) => number,
    isOffered: (invoice) => canDo(invoice, 'pay'),
    opens: (invoice, close) => <PaidDialog invoice={invoice} onClose={close} />,
  },
  {
    label: 'Correct day of receipt',
    of: ({ number }) => number,
    isOffered: (invoice) => canDo(invoice, 'correct'),
    opens: (invoice, close) => <PaidDialog invoice={invoice} onClose={close} />,
  },
  {
    label: 'Cancel invoice',
    of: ({ number }) => number,
    isOffered: (invoice) => canDo(invoice, 'cancel'),
    opens: (invoice, close) => <UnpaidDialog invoice={invoice} settled="cancelled" onClose={close} />,
  },
  {
    label: 'Mark as failed',
    of: ({ number }) => number,
    isOffered: (invoice) => canDo(invoice, 'fail'),
    opens: (invoice, close) => <UnpaidDialog invoice={invoice} settled="failed" onClose={close} />,
  },
]
