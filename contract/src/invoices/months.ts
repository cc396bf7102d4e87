import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { amountOfMany } from '../money.ts'
import { isoMonth } from '../month.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { count, moment } from '../values.ts'
import { wire } from '../wire.ts'

/** What finance closes: the figures of a month as its GST return has them. */
const monthTotals = {
  taxInvoices: ['ni', count(0, 10_000_000), 'Tax invoices'],
  creditNotes: ['nc', count(0, 10_000_000), 'Credit notes'],
  taxableValue: ['tv', amountOfMany, 'Taxable value, less credit notes'],
  igst: ['igsta', amountOfMany, 'Integrated tax, less credit notes'],
  cgst: ['cgsta', amountOfMany, 'Central tax, less credit notes'],
  sgst: ['sgsta', amountOfMany, 'State tax, less credit notes'],
  total: ['ttaat', amountOfMany, 'Amount including tax, less credit notes'],
} as const

const month = wire('Month of the books', {
  id: ['mo', isoMonth, 'Month, yyyy-MM'],
  ...monthTotals,
  isNext: ['nx', z.boolean(), 'It is over, and the oldest that is still open, so it can be closed'],
  closedAt: ['cat', moment.optional(), 'When it was closed'],
  closedBy: ['cbn', z.string().optional(), 'Member of staff who closed it'],
})
export type BookMonth = z.output<typeof month>

/** Months of a page: a year. */
export const monthsInPage = 12

export const listMonths = endpoint({
  path: '/invoices/months',
  audit: noAudit.counts,
  permission: 'invoices.finance',
  summary: 'The months of the books with the figures of their GST returns, the newest first',
  query: z.object(pageQuery(monthsInPage)),
  reply: pageOf('months', month),
})

export const closeMonth = endpoint({
  method: 'PUT',
  freshFactor: true,
  path: '/invoices/months/:month/close',
  audit: { changes: 'close month' },
  permission: 'finance.close',
  summary: 'Close a month for good; months are closed in order once they are over',
  params: z.object({ month: isoMonth }),
  body: wire('Closing of a month', {
    total: ['ttaat', amountOfMany, 'Amount of the month as the caller saw it; 409 if it has changed since'],
  }),
  limit: { requests: 10 },
})
