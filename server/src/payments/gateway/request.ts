import { type Paise, rupeesText } from '@bnr/contract/money'
import type { GatewaySettings } from '../gatewaySettings.ts'
import { seal } from './cipher.ts'
import { oneLine } from './oneLine.ts'

type Billing = Readonly<
  Record<'name' | 'address' | 'city' | 'state' | 'postalCode' | 'country' | 'phone' | 'email', string>
>

export type GatewayPayment = Readonly<{
  orderId: string
  amount: Paise
  redirectUrl: string
  cancelUrl: string
  billing: Billing
  /** Shown to anybody who looks up the order at the gateway. At most five; the plan name comes first. */
  parameters: readonly string[]
}>

export type GatewayForm = Readonly<{
  action: string
  fields: Readonly<{ encRequest: string; access_code: string }>
}>

/** The form with which a browser starts a payment at the gateway. */
export function gatewayForm(settings: GatewaySettings, payment: GatewayPayment): GatewayForm {
  const request = new URLSearchParams({
    merchant_id: settings.merchantId,
    order_id: payment.orderId,
    currency: 'INR',
    amount: rupeesText(payment.amount),
    redirect_url: payment.redirectUrl,
    cancel_url: payment.cancelUrl,
    language: 'EN',
    ...addressFields(payment.billing),
    ...numberedParameters(payment.parameters),
  })
  return {
    action: `${settings.url}/transaction/transaction.do?command=initiateTransaction`,
    fields: {
      encRequest: seal(request.toString(), settings.workingKey),
      access_code: settings.accessCode,
    },
  }
}

/** The gateway's field name for each part of an address, and its maximum length. */
const parts: Readonly<Record<keyof Billing, readonly [name: string, most: number]>> = {
  name: ['name', 60],
  address: ['address', 150],
  city: ['city', 30],
  state: ['state', 30],
  postalCode: ['zip', 15],
  country: ['country', 50],
  phone: ['tel', 20],
  email: ['email', 70],
}

/** We deliver nothing, but without a delivery address the gateway's page would ask for one. */
function addressFields(billing: Billing): Record<string, string> {
  const named = Object.entries(parts).flatMap(([part, [name, most]]) => {
    const value = oneLine(billing[part as keyof Billing], most)
    const delivery: [string, string][] = part === 'email' ? [] : [[`delivery_${name}`, value]]
    return [[`billing_${name}`, value] as const, ...delivery]
  })
  return Object.fromEntries(named)
}

const numberedParameters = (parameters: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    parameters.slice(0, 5).map((value, index) => [`merchant_param${index + 1}`, oneLine(value, 100)]),
  )
