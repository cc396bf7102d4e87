import { proofOf } from '@bnr/contract/invoices/paymentKinds'
import { type InvoiceRequest, invoiceRequest, staffFields } from '@bnr/contract/invoices/request'
import type { Member, Staff } from '../http/actor.ts'
import { Failure, invalidInput } from '../platform/failure.ts'

/** Returns the profile that the invoice is for. Members buy for themselves only; staff name a profile. */
export function requireBuyerId(actor: Member | Staff, request: InvoiceRequest): number {
  if (actor.kind === 'staff') return requireProfile(request)
  if (request.profileId !== undefined && request.profileId !== actor.profileId)
    throw new Failure('not_allowed')
  refuseStaffFieldsOfMember(request)
  return actor.profileId
}

function requireProfile({ profileId }: InvoiceRequest): number {
  if (profileId === undefined) throw invalidInput({ pid: 'Enter BNR Id to search' })
  return profileId
}

/** Members cannot send anything that decides a price or proves a payment. */
function refuseStaffFieldsOfMember(request: InvoiceRequest): void {
  const sent: string[] = staffFields.filter((name) => request[name] !== undefined)
  if (request.paymentKind !== 'cc') sent.push('paymentKind')
  refuseStaffFields(invoiceRequest.fields, sent)
}

/** Refuses the fields that were sent, naming them by their wire keys. */
export function refuseStaffFields(
  fields: Readonly<Record<string, readonly [string, ...unknown[]]>>,
  sent: readonly string[],
): void {
  if (sent.length === 0) return
  const { message } = new Failure('staff_field')
  throw new Failure('staff_field', {
    fields: Object.fromEntries(sent.map((name) => [fields[name]?.[0] ?? name, message])),
  })
}

type Proof = Pick<InvoiceRequest, 'transfer' | 'cheque' | 'cashDeposit' | 'upi'>
const proofKeys = { transfer: 'neft.tid', cheque: 'chq.nu', cashDeposit: 'cda.tid', upi: 'upi.tid' } as const

/** Number of the transfer, cheque or deposit that proves a payment of this kind, as the invoice prints it. */
export function referenceOf(kind: InvoiceRequest['paymentKind'], proof: Proof): string | undefined {
  const name = proofOf(kind)?.field
  return name === 'cheque' ? proof.cheque?.number : name && proof[name]?.transactionId
}

export function requireProof(kind: InvoiceRequest['paymentKind'], sent: Proof): void {
  const proof = proofOf(kind)
  if (!proof || referenceOf(kind, sent)) return
  throw invalidInput({ [proofKeys[proof.field]]: `${proof.title} is required.` })
}
