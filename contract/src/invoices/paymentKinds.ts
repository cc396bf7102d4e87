import { z } from '#schema'

interface PaymentKind {
  label: string
  /** Proof of a payment outside the gateway: its label, and the field of the request that contains it. */
  proof?: { title: string; field: 'transfer' | 'cheque' | 'cashDeposit' | 'upi'; needsDate?: true }
}

/** Kinds of payment (specification 3, section 9). */
export const paymentKinds = {
  cc: { label: 'Card / Online Gateway' },
  nb: { label: 'Net Banking', proof: { title: 'Transaction ID', field: 'transfer' } },
  nr: { label: 'NEFT / RTGS / IMPS Transfer', proof: { title: 'Transaction ID', field: 'transfer' } },
  cd: {
    label: 'Cheque / Demand Draft',
    proof: { title: 'Cheque or DD number', field: 'cheque', needsDate: true },
  },
  cda: { label: 'Cash Deposit in Account', proof: { title: 'Deposit ID', field: 'cashDeposit' } },
  uv: { label: 'UPI', proof: { title: 'UPI transaction ID', field: 'upi' } },
} as const satisfies Record<string, PaymentKind>
export type PaymentKindKey = keyof typeof paymentKinds
export const paymentKindKeys = Object.keys(paymentKinds) as [PaymentKindKey, ...PaymentKindKey[]]
export const paymentKind = z.enum(paymentKindKeys)

export const proofOf = (kind: PaymentKindKey): PaymentKind['proof'] => {
  const found: PaymentKind = paymentKinds[kind]
  return found.proof
}
