import { oneOf, orderedPages, text, type Values } from '../../ui/list/address.ts'

export const paymentsAddress = {
  show: oneOf(['undecided', 'decided', 'all'], 'undecided'),
  text: text((typed) => typed.length <= 60),
  ...orderedPages('desc'),
}
export type PaymentFilters = Values<typeof paymentsAddress>
