/** Which way a list goes by the time that one of its columns tells. */
export type Order = 'asc' | 'desc'

/** The order of a list, and how to ask for the other. */
export interface Ordering {
  order: Order
  onOrder: (order: Order) => void
}

export const orderLabels: Readonly<Record<Order, string>> = { asc: 'Oldest first', desc: 'Newest first' }
export const otherOrder = (now: Order): Order => (now === 'asc' ? 'desc' : 'asc')
