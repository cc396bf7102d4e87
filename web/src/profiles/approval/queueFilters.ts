import { type Criterion, equal } from '@bnr/contract/criteria'
import { type ProfileStatus, profileStatuses, statusLabels } from '@bnr/contract/profiles/transitions'
import { queueSorts } from '@bnr/contract/search/sorts'
import { choiceFilter, searchFilter, sizeFilter } from '../../backOffice/filters.tsx'
import { always, oneOf, page, type Values } from '../../ui/list/address.ts'
import type { Order } from '../../ui/list/order.ts'
import { textCriteria } from '../staff/textCriteria.ts'

export const statusFilter = (initial: ProfileStatus) =>
  always(choiceFilter('Status', profileStatuses, initial, (status) => statusLabels[status]))

export const queueFilters = {
  status: statusFilter('Ready'),
  text: searchFilter('BNR ID, name or mobile'),
  /** Empty for the default order of the status. */
  order: oneOf<Order | ''>(['', 'asc', 'desc'], ''),
  size: sizeFilter([10, 20, 30, 40, 50]),
  page: page(),
}
/** Whose profiles a list shows: the staff member's own, everybody's, or those without a tele marketing executive. */
export const whoseLists = ['mine', 'all', 'nobody'] as const
export type Whose = (typeof whoseLists)[number]

export type Queue = Values<typeof queueFilters>

/** Ready profiles show the longest wait first, all others the latest transition. */
export const queueOrder = ({ status, order }: Pick<Queue, 'status' | 'order'>): Order =>
  order || (status === 'Ready' ? 'asc' : 'desc')

export const queueSort = (queue: Pick<Queue, 'status' | 'order'>) =>
  queueOrder(queue) === 'asc' ? queueSorts.longestWait : queueSorts.latestTransition

/** Further filters that some lists have. */
export type QueueSearch = Queue & { whose?: Whose; code?: string }

const criteriaOf: Readonly<Record<Whose, Criterion[]>> = {
  mine: equal({ mine: true }),
  all: [],
  nobody: equal({ tmsid: 0 }),
}

export function queueCriteria(
  { status, text, whose, code }: QueueSearch,
  callingCodes: readonly string[] = [],
): Criterion[] {
  return [
    ...equal({ ps: status }),
    ...(whose ? criteriaOf[whose] : []),
    ...textCriteria(text, { callingCodes, code }),
  ]
}
