import { oneOf, page, text, type Values } from '../../ui/list/address.ts'

/** The list of payments as its address says it. */
export const paymentsAddress = {
  show: oneOf(['undecided', 'decided', 'all'], 'undecided'),
  text: text((typed) => typed.length <= 40),
  page: page(),
}
export type AskedPayments = Values<typeof paymentsAddress>
