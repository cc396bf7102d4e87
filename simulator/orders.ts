import { randomInt } from 'node:crypto'

/** An order at the bank. `status` has the names of the status call. */
export type Order = {
  readonly orderId: string
  readonly trackingId: string
  readonly requested: Readonly<Record<string, string>>
  amount: string
  status: string
  message: string
  changedAt: Date
}

export type Orders = {
  find: (orderId: string) => Order | undefined
  findByTrackingId: (trackingId: string) => Order | undefined
  add: (orderId: string, amount: string, requested?: Order['requested']) => Order
  /** All orders, the latest first. */
  all: () => Order[]
}

const open = ['Initiated', 'Awaited']

export const isFinal = ({ status }: Order): boolean => !open.includes(status)

export function setStatus(order: Order, status: string, message = ''): void {
  Object.assign(order, { status, message, changedAt: new Date() })
}

/** Stores orders in memory. Beyond `most` orders it drops the oldest. */
export function createOrders(most = 10_000): Orders {
  const orders = new Map<string, Order>()
  return {
    find: (orderId) => orders.get(orderId),
    findByTrackingId: (trackingId) => [...orders.values()].find((order) => order.trackingId === trackingId),
    all: () => [...orders.values()].reverse(),
    add: (orderId, amount, requested = {}) => {
      const trackingId = String(randomInt(300_000_000_000, 399_999_999_999))
      const order = { orderId, trackingId, requested, amount, status: '', message: '', changedAt: new Date() }
      setStatus(order, 'Initiated')
      orders.set(orderId, order)
      for (const oldest of orders.keys()) if (orders.size > most) orders.delete(oldest)
      return order
    },
  }
}
