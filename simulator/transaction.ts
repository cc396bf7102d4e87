import type { Bank } from './bank.ts'
import { decrypt } from './cipher.ts'
import { isFinal, type Order } from './orders.ts'
import { payPage } from './pages/payPage.ts'
import { refusalPage } from './pages/refusalPage.ts'
import type { Reply } from './reply.ts'

/** Handles a browser that arrives with the encrypted request of the shop. */
export function initiate(bank: Bank, form: URLSearchParams): Reply {
  const { accessCode, workingKey, merchantId } = bank.settings
  if (form.get('access_code') !== accessCode) return refusalPage('The access code is unknown')
  const text = decrypt(form.get('encRequest') ?? '', workingKey)
  const requested = Object.fromEntries(new URLSearchParams(text))
  if (requested.merchant_id !== merchantId) return refusalPage('The request cannot be read')
  const wrong = Object.keys(rules).find((name) => !rules[name]?.(requested[name] ?? ''))
  if (wrong) return refusalPage(`The request has a wrong ${wrong}`)
  const order = orderOf(bank, requested)
  return order ? payPage(order, merchantId) : refusalPage('The order was used before')
}

/** Returns the order of a request, the same one after a reload. Returns undefined for a finished order or another amount. */
function orderOf({ orders }: Bank, requested: Record<string, string>): Order | undefined {
  const { order_id: orderId = '', amount = '' } = requested
  const known = orders.find(orderId)
  if (!known) return orders.add(orderId, amount, requested)
  return isFinal(known) || known.amount !== amount ? undefined : known
}

const isAddress = (value: string): boolean => /^https?:\/\//.test(value) && URL.canParse(value)

const rules: Readonly<Record<string, (value: string) => boolean>> = {
  order_id: (value) => /^[\w-]{1,30}$/.test(value),
  amount: (value) => /^\d{1,8}\.\d\d$/.test(value) && Number(value) > 0,
  currency: (value) => value === 'INR',
  redirect_url: isAddress,
  cancel_url: isAddress,
}
