import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { type Column, DataTable } from '../ui/table/DataTable.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'

interface Row {
  number: string
  name: string
  plan: string
  amount: string
}

const rows: Row[] = [
  { number: 'BNR/25-26/0041', name: 'Samuel Raj', plan: 'Saphire Classic', amount: '₹4,720.00' },
  { number: 'BNR/25-26/0042', name: 'Priya Elizabeth', plan: 'Platinum Premium', amount: '₹11,800.00' },
]

const columns: Column<Row>[] = [
  { key: 'number', title: 'Invoice', cell: (row) => row.number },
  { key: 'name', title: 'Name', cell: (row) => row.name },
  { key: 'plan', title: 'Plan', cell: (row) => row.plan },
  { key: 'amount', title: 'Amount', cell: (row) => row.amount, numeric: true },
]

export function ListSamples() {
  const [page, setPage] = useState(4)
  return (
    <div>
      <DataTable caption="Invoices" columns={columns} rows={rows} rowKey={(row) => row.number} />
      <Pagination total={240} pageSize={10} page={page} onChange={setPage} />
    </div>
  )
}

export function DialogSamples() {
  const [open, setOpen] = useState(false)
  return (
    <div className="row-3">
      <Button onClick={() => setOpen(true)}>Ask first</Button>
      <Button variant="outlined" onClick={() => toastSuccess('Photo has been approved')}>
        Good news
      </Button>
      <Button variant="quiet" onClick={() => toastError('Oops! Bad Gateway')}>
        Bad news
      </Button>
      <ConfirmDialog
        open={open}
        title="View phone number"
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        <p>Already viewed 3 / 20. You are left with 17 more.</p>
      </ConfirmDialog>
    </div>
  )
}
