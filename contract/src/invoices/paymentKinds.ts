import { z } from '#schema'

interface PaymentKind {
  label: string
  /** What proves it, where it is not the gateway's own word. */
  proof?: { title: string; needsDate?: true }
}

/** How an invoice is paid (spec 3, section 9). */
export const paymentKinds = {
  cc: { label: 'Card / Online Gateway' },
  nb: { label: 'Net Banking', proof: { title: 'Transaction ID' } },
  nr: { label: 'NEFT / RTGS / IMPS Transfer', proof: { title: 'Transaction ID' } },
  cd: { label: 'Cheque / Demand Draft', proof: { title: 'Cheque or DD number', needsDate: true } },
  cda: { label: 'Cash Deposit in Account', proof: { title: 'Deposit ID' } },
  uv: { label: 'UPI', proof: { title: 'UPI transaction ID' } },
} as const satisfies Record<string, PaymentKind>
export type PaymentKindKey = keyof typeof paymentKinds
export const paymentKindKeys = Object.keys(paymentKinds) as [PaymentKindKey, ...PaymentKindKey[]]
export const paymentKind = z.enum(paymentKindKeys)

export const proofOf = (kind: PaymentKindKey): PaymentKind['proof'] => {
  const found: PaymentKind = paymentKinds[kind]
  return found.proof
}
