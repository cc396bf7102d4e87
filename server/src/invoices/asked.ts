import { proofOf } from '@bnr/contract/invoices/paymentKinds'
import { type InvoiceRequest, invoiceRequest, staffFields } from '@bnr/contract/invoices/request'
import type { Actor } from '../platform/actor.ts'
import { Failure, invalidInput } from '../platform/failure.ts'

/** For whom it is: a member buys for the own profile alone, staff name one. */
export function requireMayAsk(actor: Actor, request: InvoiceRequest): number {
  if (actor.kind === 'staff') return requireProfile(request)
  if (actor.kind !== 'member') throw new Failure('not_allowed')
  if (request.profileId !== undefined && request.profileId !== actor.profileId)
    throw new Failure('not_allowed')
  refuseOfMember(request)
  return actor.profileId
}

function requireProfile({ profileId }: InvoiceRequest): number {
  if (profileId === undefined) throw invalidInput({ pid: 'Enter BNR Id to search' })
  return profileId
}

/** What decides a price or proves a payment is not a member's to say. */
function refuseOfMember(request: InvoiceRequest): void {
  const given: string[] = staffFields.filter((name) => request[name] !== undefined)
  if (request.paymentKind !== 'cc') given.push('paymentKind')
  refuseStaffFields(invoiceRequest.fields, given)
}

/** Refuses the fields that were given, by their keys on the wire. */
export function refuseStaffFields(
  fields: Readonly<Record<string, readonly [string, ...unknown[]]>>,
  given: readonly string[],
): void {
  if (given.length === 0) return
  const { message } = new Failure('staff_field')
  throw new Failure('staff_field', {
    fields: Object.fromEntries(given.map((name) => [fields[name]?.[0] ?? name, message])),
  })
}

type Proof = Pick<InvoiceRequest, 'transfer' | 'cheque' | 'cashDeposit' | 'upi'>
const proofKeys = { transfer: 'neft.tid', cheque: 'chq.nu', cashDeposit: 'cda.tid', upi: 'upi.tid' } as const

/** What proves a payment of this kind, as it is printed: the number of the transfer, the cheque, the deposit. */
export function referenceOf(kind: InvoiceRequest['paymentKind'], proof: Proof): string | undefined {
  const name = proofOf(kind)?.field
  if (!name) return undefined
  return name === 'cheque' ? proof.cheque?.number : proof[name]?.transactionId
}

/** Staff name what proves a payment. */
export function requireProof(kind: InvoiceRequest['paymentKind'], given: Proof): void {
  const proof = proofOf(kind)
  if (!proof || referenceOf(kind, given)) return
  throw invalidInput({ [proofKeys[proof.field]]: `${proof.title} is required.` })
}
