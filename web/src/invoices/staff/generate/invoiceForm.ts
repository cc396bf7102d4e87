import {
  type BillingAddress,
  extras,
  type InvoiceRequest,
  invoiceRequest,
} from '@bnr/contract/invoices/request'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { FormErrors } from '../../../platform/formErrors.ts'
import { initialPayment, type PaymentValues, proofSent, validatePayment } from '../payment/paymentForm.ts'
import { withText } from '../payment/withText.ts'

export type ExtraName = keyof typeof extras
export const extraNames = Object.keys(extras) as ExtraName[]

/** Form values as typed text; empty when not filled in. */
export interface InvoiceValues extends PaymentValues, Record<ExtraName, string> {
  planId: string
  billedTo: string
  taxIncluded: boolean
  couponCode: string
  granted: Record<ExtraName, boolean>
  billingAddress: Partial<BillingAddress>
}

export const addressMissing = 'Permanent address is mandatory for invoice generation'

export function hasInvoiceAddress({ location }: Profile): boolean {
  return Boolean(location?.permanent?.country && location.permanent.state)
}

export function initialValues({ basic, location }: Profile): InvoiceValues {
  return {
    ...initialPayment('cc'),
    planId: '',
    billedTo: basic?.name ?? '',
    taxIncluded: false,
    couponCode: '',
    granted: { extraDays: false, extraPhoneContacts: false, extraExpressInterests: false },
    extraDays: String(extras.extraDays.initial),
    extraPhoneContacts: String(extras.extraPhoneContacts.initial),
    extraExpressInterests: String(extras.extraExpressInterests.initial),
    billingAddress: withText(location?.permanent ?? {}),
  }
}

/** The part of the request that decides the amount, for a draft. Undefined without a plan. */
export function pricedRequest(values: InvoiceValues, profileId: number): InvoiceRequest | undefined {
  if (!values.planId) return undefined
  const granted = extraNames.filter((name) => values.granted[name] && values[name] !== '')
  return {
    profileId,
    planId: Number(values.planId),
    paymentKind: values.paymentKind,
    createdBy: 'Admin',
    ...(values.taxIncluded ? { taxIncluded: true } : withText({ couponCode: values.couponCode })),
    ...Object.fromEntries(granted.map((name) => [name, Number(values[name])])),
    billingAddress: withText(values.billingAddress) as BillingAddress,
  }
}

/** The request with the proof of the chosen payment kind. */
export function requestOf(values: InvoiceValues, profileId: number): InvoiceRequest {
  const priced = pricedRequest(values, profileId)
  if (!priced) throw new Error('Choose a plan first')
  return { ...priced, ...withText({ billedTo: values.billedTo }), ...proofSent(values) }
}

/** Checks the form as the server would, with the same messages. */
export async function validate(values: InvoiceValues, profileId: number): Promise<FormErrors> {
  const early = {
    ...(values.planId ? {} : { planId: 'Select a plan' }),
    ...validatePayment(values),
    ...missingExtras(values),
  }
  if (!values.planId) return early
  const { firstIssues } = await import('../../../platform/validate.ts')
  return { ...firstIssues(invoiceRequest, requestOf(values, profileId)), ...early }
}

const missingExtras = (values: InvoiceValues): FormErrors =>
  Object.fromEntries(
    extraNames
      .filter((name) => values.granted[name] && values[name] === '')
      .map((name) => [name, `Enter 0 to ${extras[name].most}`]),
  )
