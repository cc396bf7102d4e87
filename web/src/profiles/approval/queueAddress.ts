import type { Criterion } from '@bnr/contract/criteria'
import { indianCode, indianDigits, mostDigits } from '@bnr/contract/phone'
import { profileStatuses } from '@bnr/contract/profiles/transitions'
import { queueSorts } from '@bnr/contract/search/sorts'
import { always, oneOf, page, text, type Values } from '../../ui/list/address.ts'
import type { Order } from '../../ui/list/order.ts'

export const pageSizes = [10, 20, 30, 40, 50] as const

/** The approval table as its address says it. */
export const queueAddress = {
  status: always(oneOf(profileStatuses, 'Ready')),
  text: text(),
  /** Empty for the usual one of the status. */
  order: oneOf<Order | ''>(['', 'asc', 'desc'], ''),
  size: oneOf<number>(pageSizes, pageSizes[0]),
  page: page(),
}
/** Of a list, those whom one looks after oneself, or everybody. */
export const whoseLists = ['mine', 'all'] as const
export type Whose = (typeof whoseLists)[number]

export type Queue = Values<typeof queueAddress>

/** In what waits for a decision the longest wait comes first; in every other status the latest transition. */
export const queueOrder = ({ status, order }: Pick<Queue, 'status' | 'order'>): Order =>
  order || (status === 'Ready' ? 'asc' : 'desc')

export const queueSort = (queue: Pick<Queue, 'status' | 'order'>) =>
  queueOrder(queue) === 'asc' ? queueSorts.longestWait : queueSorts.latestTransition

/** A BNR ID has 7 or 8 digits and a mobile number has more; anything else begins words of a name. */
export function textCriterion(text: string): Criterion[] {
  const typed = nationalNumber(text.trim()) ?? text.trim()
  if (typed === '') return []
  if (/^\d{7,8}$/.test(typed)) return [{ key: 'pid', operation: 'eq', value: typed }]
  if (/^\d+$/.test(typed)) return [{ key: 'bi.ph.nu', operation: 'eq', value: typed.slice(0, mostDigits) }]
  return [{ key: 'bi.na', operation: 'like', value: typed }]
}

/** A mobile number as people write it, with spaces, dashes, the code of the country or a nought before it. */
function nationalNumber(typed: string): string | undefined {
  if (!/^\+?[\d\s-]+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  for (const before of [indianCode, '0'])
    if (digits.length === before.length + indianDigits && digits.startsWith(before))
      return digits.slice(before.length)
  return digits
}

export function queueCriteria({ status, text, whose }: Queue & { whose?: Whose }): Criterion[] {
  const mine = whose === 'mine' ? [{ key: 'mine', operation: 'eq', value: true }] : []
  return [{ key: 'ps', operation: 'eq', value: status }, ...mine, ...textCriterion(text)]
}
