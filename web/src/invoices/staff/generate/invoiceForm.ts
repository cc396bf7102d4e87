import { indianDay } from '@bnr/contract/indianDay'
import { type PaymentKindKey, proofOf } from '@bnr/contract/invoices/paymentKinds'
import {
  type BillingAddress,
  extras,
  type InvoiceRequest,
  invoiceRequest,
} from '@bnr/contract/invoices/request'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { FormErrors } from '../../../platform/formErrors.ts'

export type ExtraName = keyof typeof extras
export const extraNames = Object.keys(extras) as ExtraName[]

/** As it is typed: numbers are digits, and an answer that is not given is an empty text. */
export interface InvoiceValues {
  planId: string
  paymentKind: PaymentKindKey
  billedTo: string
  receivedOn: string
  taxIncluded: boolean
  couponCode: string
  granted: Record<ExtraName, boolean>
  extraDays: string
  extraPhoneContacts: string
  extraExpressInterests: string
  bankName: string
  branch: string
  transfer: { transactionId: string }
  cheque: { number: string; date: string }
  cashDeposit: { transactionId: string }
  upi: { transactionId: string }
  billingAddress: Partial<BillingAddress>
}

export const addressMissing = 'Permanent address is mandatory for invoice generation'

/** Whether an invoice can be addressed to this member. */
export function hasInvoiceAddress({ location }: Profile): boolean {
  return Boolean(location?.permanent?.country && location.permanent.state)
}

export function initialValues({ basic, location }: Profile): InvoiceValues {
  return {
    ...{ planId: '', paymentKind: 'cc', billedTo: basic?.name ?? '', receivedOn: indianDay(new Date()) },
    ...{ taxIncluded: false, couponCode: '', bankName: '', branch: '' },
    granted: { extraDays: false, extraPhoneContacts: false, extraExpressInterests: false },
    extraDays: String(extras.extraDays.initial),
    extraPhoneContacts: String(extras.extraPhoneContacts.initial),
    extraExpressInterests: String(extras.extraExpressInterests.initial),
    ...{ transfer: { transactionId: '' }, cashDeposit: { transactionId: '' }, upi: { transactionId: '' } },
    cheque: { number: '', date: '' },
    billingAddress: withText(location?.permanent ?? {}),
  }
}

/** What decides the amount; a draft is asked for with it. */
export function pricedRequest(values: InvoiceValues, profileId: number): InvoiceRequest | undefined {
  if (!values.planId) return undefined
  const granted = extraNames.filter((name) => values.granted[name] && values[name] !== '')
  return {
    ...{ profileId, planId: Number(values.planId), paymentKind: values.paymentKind, createdBy: 'Admin' },
    ...(values.taxIncluded ? { taxIncluded: true } : withText({ couponCode: values.couponCode })),
    ...Object.fromEntries(granted.map((name) => [name, Number(values[name])])),
    billingAddress: withText(values.billingAddress) as BillingAddress,
  }
}

/** The same with what proves the payment; nothing of a kind that is not chosen. */
export function requestOf(values: InvoiceValues, profileId: number): InvoiceRequest {
  const proof = proofOf(values.paymentKind)
  const priced = pricedRequest(values, profileId)
  if (!priced) throw new Error('no package was chosen')
  return {
    ...priced,
    ...withText({ billedTo: values.billedTo }),
    ...(proof && {
      ...withText({ bankName: values.bankName, branch: values.branch, receivedOn: values.receivedOn }),
      [proof.field]: withText(values[proof.field]),
    }),
  }
}

/** What the server would say, in its own words, and what it says of a proof that is missing. */
export async function judge(values: InvoiceValues, profileId: number): Promise<FormErrors> {
  const early = {
    ...(values.planId ? {} : { planId: 'Select a package' }),
    ...missingProof(values),
    ...(isStillToCome(values) ? { receivedOn: 'Choose a day that has come' } : {}),
    ...missingExtras(values),
  }
  if (!values.planId) return early
  const { firstIssues } = await import('../../../platform/validate.ts')
  return { ...firstIssues(invoiceRequest, requestOf(values, profileId)), ...early }
}

const isStillToCome = ({ paymentKind, receivedOn }: InvoiceValues): boolean =>
  proofOf(paymentKind) !== undefined && receivedOn > indianDay(new Date())

function missingProof(values: InvoiceValues): FormErrors {
  const proof = proofOf(values.paymentKind)
  if (!proof) return {}
  const [name, text] =
    proof.field === 'cheque'
      ? ['number', values.cheque.number]
      : ['transactionId', values[proof.field].transactionId]
  return text.trim() ? {} : { [`${proof.field}.${name}`]: `${proof.title} is required.` }
}

const missingExtras = (values: InvoiceValues): FormErrors =>
  Object.fromEntries(
    extraNames
      .filter((name) => values.granted[name] && values[name] === '')
      .map((name) => [name, `Enter 0 to ${extras[name].most}`]),
  )

/** Without what was left empty. */
function withText<Texts extends Readonly<Record<string, string | undefined>>>(
  texts: Texts,
): { [Name in keyof Texts]?: Exclude<Texts[Name], undefined> } {
  const trimmed = Object.entries(texts).map(([name, text]) => [name, text?.trim()])
  return Object.fromEntries(trimmed.filter(([, text]) => text))
}
