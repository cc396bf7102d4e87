import type { Bank } from './bank.ts'
import { encrypt } from './cipher.ts'
import type { Order } from './orders.ts'

/** Changes to a response that simulate a forgery. */
export type Forgery = Readonly<{ orderId?: string; status?: string; workingKey?: string }>

/** Statuses that have another name in a response than in the status call. */
const responseStatuses: Readonly<Record<string, string>> = {
  Shipped: 'Success',
  Successful: 'Success',
  Unsuccessful: 'Failure',
}

/** Returns the form fields of a result, posted by the browser or as an event. */
export function answerFields(
  { settings }: Bank,
  order: Order,
  forgery: Forgery = {},
): Record<string, string> {
  const text = new URLSearchParams(answerOf(order, forgery)).toString()
  return {
    encResp: encrypt(text, forgery.workingKey ?? settings.workingKey),
    orderNo: order.orderId,
    crossSellUrl: '',
  }
}

function answerOf(order: Order, { orderId = order.orderId, status = order.status }: Forgery) {
  const responseStatus = responseStatuses[status] ?? status
  const echoed = Object.entries(order.requested).filter(([key]) =>
    /^(?:billing|delivery|merchant)_/.test(key),
  )
  return {
    order_id: orderId,
    tracking_id: order.trackingId,
    bank_ref_no: responseStatus === 'Success' ? bankReference(order) : 'null',
    order_status: responseStatus,
    failure_message: order.message,
    payment_mode: 'Credit Card',
    card_name: 'Visa',
    status_code: 'null',
    status_message: order.message || responseStatus,
    currency: 'INR',
    amount: order.amount,
    ...Object.fromEntries(echoed),
    trans_date: indianTime(order.changedAt).replace(/^(\d+)-(\d+)-(\d+)/, '$3/$2/$1'),
  }
}

export const bankReference = ({ trackingId }: Order): string => `SIM${trackingId.slice(-6)}`

/** Formats a time in India as yyyy-MM-dd HH:mm:ss. */
export const indianTime = (moment: Date): string =>
  new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
