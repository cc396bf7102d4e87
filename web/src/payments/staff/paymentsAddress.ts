import { oneOf, orderedPages, text, type Values } from '../../ui/list/address.ts'

/** The list of payments as its address says it. */
export const paymentsAddress = {
  show: oneOf(['undecided', 'decided', 'all'], 'undecided'),
  text: text((typed) => typed.length <= 60),
  ...orderedPages('desc'),
}
export type AskedPayments = Values<typeof paymentsAddress>
