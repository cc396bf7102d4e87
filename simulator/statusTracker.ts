import { bankReference, indianTime } from './answer.ts'
import type { Bank } from './bank.ts'
import { decrypt, encrypt } from './cipher.ts'
import type { Order } from './orders.ts'
import { plain, type Reply } from './reply.ts'

/** Replies to the shop's server with the status of an order. */
export function trackStatus(bank: Bank, form: URLSearchParams): Reply {
  const { accessCode, workingKey } = bank.settings
  if (form.get('access_code') !== accessCode) return refused('Access_code: Invalid Parameter', 51407)
  if (form.get('command') !== 'orderStatusTracker') return refused('Command: Invalid Parameter', 51408)
  const question = questionOf(decrypt(form.get('enc_request') ?? '', workingKey))
  if (!question) return refused('Enc_request: Invalid Parameter', 51409)
  const order = question.order_no
    ? bank.orders.find(question.order_no)
    : bank.orders.findByTrackingId(question.reference_no ?? '')
  const result = order ? statusOf(order) : { status: 1, error_desc: 'No records found', error_code: '51419' }
  const nested = form.get('version') === '1.1' ? { Order_Status_Result: result } : result
  // The real gateway also sends a line break after the encrypted text.
  return plain(`status=0&enc_response=${encrypt(JSON.stringify(nested), workingKey)}\r\n&enc_error_code=`)
}

const refused = (why: string, code: number): Reply =>
  plain(`status=1&enc_response=${why}&enc_error_code=${code}`)

type Question = { order_no?: string; reference_no?: string }

function questionOf(text = ''): Question | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const statusOf = (order: Order) => ({
  reference_no: Number(order.trackingId),
  order_no: order.orderId,
  order_currncy: 'INR',
  order_amt: Number(order.amount),
  order_date_time: `${indianTime(order.changedAt)}.0`,
  order_status_date_time: `${indianTime(order.changedAt)}.0`,
  order_status: order.status,
  order_bank_ref_no: ['Shipped', 'Successful'].includes(order.status) ? bankReference(order) : '',
  order_bank_response: order.message,
  order_option_type: 'OPTCRDC',
  order_card_name: 'Visa',
  order_fraud_status: order.status === 'Fraud' ? 'High' : 'NR',
  status: 0,
  error_desc: '',
  error_code: '',
})
