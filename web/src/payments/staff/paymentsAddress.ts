import { oneOf, page, text, type Values } from '../../ui/list/address.ts'
import { orderAddress } from '../../ui/list/orderAddress.ts'

/** The list of payments as its address says it. */
export const paymentsAddress = {
  show: oneOf(['undecided', 'decided', 'all'], 'undecided'),
  text: text((typed) => typed.length <= 40),
  order: orderAddress('desc'),
  page: page(),
}
export type AskedPayments = Values<typeof paymentsAddress>
