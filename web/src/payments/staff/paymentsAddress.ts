import { oneOf, page, text, type Values } from '../../ui/list/address.ts'
import { order } from '../../ui/list/order.ts'

/** The list of payments as its address says it. */
export const paymentsAddress = {
  show: oneOf(['undecided', 'decided', 'all'], 'undecided'),
  text: text((typed) => typed.length <= 40),
  order: order('desc'),
  page: page(),
}
export type AskedPayments = Values<typeof paymentsAddress>
