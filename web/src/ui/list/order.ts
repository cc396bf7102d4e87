/** The direction in which a list is sorted by time. */
export type Order = 'asc' | 'desc'

export interface Ordering {
  order: Order
  onOrder: (order: Order) => void
}

export const orderLabels: Readonly<Record<Order, string>> = { asc: 'Oldest first', desc: 'Newest first' }
export const otherOrder = (now: Order): Order => (now === 'asc' ? 'desc' : 'asc')
