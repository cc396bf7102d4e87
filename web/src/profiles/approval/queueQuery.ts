import type { Criterion } from '@bnr/contract/criteria'
import { type ProfileStatus, profileStatuses } from '@bnr/contract/profiles/transitions'
import { queueSorts } from '@bnr/contract/search/sorts'

export const pageSizes = [10, 20, 30, 40, 50] as const

/** The approval table as its address says it. */
export type Queue = { status: ProfileStatus; text: string; page: number; size: number }

/** In what waits for a decision the longest wait comes first; in every other status the newest move. */
export const queueSort = ({ status }: Pick<Queue, 'status'>) =>
  status === 'Ready' ? queueSorts.longestWait : queueSorts.latestMove

export function queueOf(query: URLSearchParams): Queue {
  const status = profileStatuses.find((one) => one === query.get('status')) ?? 'Ready'
  const size = pageSizes.find((one) => one === Number(query.get('size'))) ?? pageSizes[0]
  const page = Number(query.get('page'))
  return { status, size, text: query.get('text') ?? '', page: Number.isInteger(page) && page > 0 ? page : 0 }
}

export function queryOf({ status, text, page, size }: Queue): URLSearchParams {
  const query = new URLSearchParams({ status })
  if (text) query.set('text', text)
  if (size !== pageSizes[0]) query.set('size', String(size))
  if (page > 0) query.set('page', String(page))
  return query
}

/** A BNR ID has 7 or 8 digits and a mobile number has more; anything else is the beginning of a name. */
export function textCriterion(text: string): Criterion[] {
  const typed = text.trim()
  if (typed === '') return []
  if (/^\d{7,8}$/.test(typed)) return [{ key: 'pid', operation: 'eq', value: typed }]
  if (/^\d+$/.test(typed)) return [{ key: 'bi.ph.nu', operation: 'eq', value: typed.slice(0, 14) }]
  return [{ key: 'bi.na', operation: 'like', value: typed }]
}

export function queueCriteria({ status, text }: Queue): Criterion[] {
  return [{ key: 'ps', operation: 'eq', value: status }, ...textCriterion(text)]
}
