import { type Paise, paise } from '@bnr/contract/money'
import { indianMoment } from './indianMoment.ts'
import { oneLine } from './oneLine.ts'

/** What the gateway says of one order, whichever way it says it; texts it does not give are empty. */
export type GatewayAnswer = Readonly<{
  orderId: string
  trackingId: string
  bankReference: string
  /** The gateway's own word; what it means, says `outcomeOf`. */
  status: string
  amount: Paise | undefined
  currency: string
  failureMessage: string
  paymentMode: string
  at: Date | undefined
}>

type Field = keyof GatewayAnswer
type Names = Readonly<Record<Field, string>>

const returned: Names = {
  orderId: 'order_id',
  trackingId: 'tracking_id',
  bankReference: 'bank_ref_no',
  status: 'order_status',
  amount: 'amount',
  currency: 'currency',
  failureMessage: 'failure_message',
  paymentMode: 'payment_mode',
  at: 'trans_date',
}

const asked: Names = {
  orderId: 'order_no',
  trackingId: 'reference_no',
  bankReference: 'order_bank_ref_no',
  status: 'order_status',
  amount: 'order_amt',
  currency: 'order_currncy',
  failureMessage: 'order_bank_response',
  paymentMode: 'order_option_type',
  at: 'order_status_date_time',
}

/** Of the opened text that a browser brings back, or that the gateway pushes; nothing where it names no order. */
export function readAnswer(text: string): GatewayAnswer | undefined {
  const given = new URLSearchParams(text)
  return answerOf((field) => given.get(returned[field]))
}

/** Of the reply to a question about an order. */
export function readStatus(given: Readonly<Record<string, unknown>>): GatewayAnswer | undefined {
  return answerOf((field) => (Object.hasOwn(given, asked[field]) ? given[asked[field]] : undefined))
}

function answerOf(given: (field: Field) => unknown): GatewayAnswer | undefined {
  const textOf = (field: Field, most: number) => {
    const value = given(field)
    const text = typeof value === 'string' || typeof value === 'number' ? oneLine(String(value), most) : ''
    return text === 'null' ? '' : text
  }
  const orderId = textOf('orderId', 40)
  if (!orderId) return undefined
  return {
    orderId,
    trackingId: textOf('trackingId', 40),
    bankReference: textOf('bankReference', 60),
    status: textOf('status', 30),
    amount: amountOf(textOf('amount', 20)),
    currency: textOf('currency', 3),
    failureMessage: textOf('failureMessage', 200),
    paymentMode: textOf('paymentMode', 40),
    at: indianMoment(textOf('at', 30)),
  }
}

/** Exact to the paisa; the gateway writes '10030.0', '10030.00' or 10030. */
function amountOf(text: string): Paise | undefined {
  const [, rupees = '', fraction = ''] = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  const count = Number(rupees + fraction.padEnd(2, '0'))
  return rupees && count <= 2_147_483_647 ? paise(count) : undefined
}
