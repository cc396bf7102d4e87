import { list } from '../list.ts'

/** Whether a member has a paid plan. Codes are stored: never change or reuse one. */
export const paymentStatuses = list([
  [1, 'Paid'],
  [2, 'Unpaid'],
])
