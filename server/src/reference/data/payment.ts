import { list } from '../list.ts'

/** Whether a member has a paid plan. Codes are stored: never change or reuse one. */
export const paymentStatuses = list([
  [1, 'Paid'],
  [2, 'Unpaid'],
])

/** Ways to pay an invoice. Codes are stored: never change or reuse one. */
export const paymentTypes = list([
  [1, 'Card / Online Gateway', { key: 'cc' }],
  [2, 'Net Banking', { key: 'nb' }],
  [3, 'NEFT / RTGS / IMPS Transfer', { key: 'nr' }],
  [4, 'Cheque / Demand Draft', { key: 'cd' }],
  [5, 'Cash Deposit in Account', { key: 'cda' }],
  [6, 'UPI', { key: 'uv' }],
])
