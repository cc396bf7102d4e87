import { type Paise, paise } from '@bnr/contract/money'
import { oneLine } from './oneLine.ts'

const dayFirst = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/
const yearFirst = /^(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d:\d\d)(?:\.\d+)?$/

/** Parses the gateway's Indian time: '22/11/2026 18:30:00' in answers, '2026-11-22 18:30:00.5' in status replies. */
function indianMoment(text: string): Date | undefined {
  const [, year, month, day, time] =
    yearFirst.exec(text) ?? text.replace(dayFirst, '$3-$2-$1 $4').match(yearFirst) ?? []
  const moment = new Date(`${year}-${month}-${day}T${time}+05:30`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The gateway's answer about one order, from any of its calls. Missing texts are empty. */
export type GatewayAnswer = Readonly<{
  orderId: string
  trackingId: string
  bankReference: string
  /** Status as the gateway writes it; `outcomeOf` interprets it. */
  status: string
  amount: Paise | undefined
  currency: string
  failureMessage: string
  paymentMode: string
  at: Date | undefined
}>

type Field = keyof GatewayAnswer
type Names = Readonly<Record<Field, string>>

const returnFields: Names = {
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

const statusFields: Names = {
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

/**
 * Reads a decrypted answer that a browser brought back or the gateway pushed. Returns undefined if it names no order.
 */
export function readAnswer(text: string): GatewayAnswer | undefined {
  const fields = new URLSearchParams(text)
  return answerOf((field) => fields.get(returnFields[field]))
}

/** Reads the reply to a status call. */
export function readStatus(result: Readonly<Record<string, unknown>>): GatewayAnswer | undefined {
  return answerOf((field) =>
    Object.hasOwn(result, statusFields[field]) ? result[statusFields[field]] : undefined,
  )
}

function answerOf(read: (field: Field) => unknown): GatewayAnswer | undefined {
  const textOf = (field: Field, most: number) => {
    const value = read(field)
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

/** Exact to the paisa. The gateway writes '10030.0', '10030.00' or 10030. */
function amountOf(text: string): Paise | undefined {
  const [, rupees = '', fraction = ''] = /^(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  const count = Number(rupees + fraction.padEnd(2, '0'))
  return rupees && count <= 2_147_483_647 ? paise(count) : undefined
}
