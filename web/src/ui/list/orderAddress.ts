import { oneOf } from './address.ts'
import type { Order } from './order.ts'

/** The order of a list as its address says it. */
export const orderAddress = (initial: Order) => oneOf<Order>(['asc', 'desc'], initial)
