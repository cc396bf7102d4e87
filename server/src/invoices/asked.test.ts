import { type InvoiceRequest, invoiceRequest } from '@bnr/contract/invoices/request'
import { describe, expect, test } from 'vitest'
import type { Member, Staff } from '../http/actor.ts'
import { referenceOf, refuseStaffFields, requireBuyerId, requireProof } from './asked.ts'

const person = { userId: 1, userName: '918000000001', sessionId: 'a session' }
const staff: Staff = { ...person, kind: 'staff', roles: ['staff_user'], name: 'Staff Member' }
const member: Member = {
  ...person,
  kind: 'member',
  roles: ['profile_user'],
  profileId: 7,
  bnrId: '10000007',
  gender: 'm',
  status: 'Active',
  phoneVerified: true,
}
const request = (more: Partial<InvoiceRequest> = {}): InvoiceRequest => ({
  planId: 1,
  paymentKind: 'cc',
  ...more,
})
const proofs = {
  transfer: { transactionId: 'T1' },
  cheque: { number: '000123', date: '2026-11-20' },
  cashDeposit: { transactionId: 'D1' },
  upi: { transactionId: 'U1' },
}

describe('the buyer of an invoice', () => {
  test('is the member who asks, who may also name himself', () => {
    expect(requireBuyerId(member, request())).toBe(7)
    expect(requireBuyerId(member, request({ profileId: 7 }))).toBe(7)
  })

  test('cannot be another member', () => {
    expect(() => requireBuyerId(member, request({ profileId: 8 }))).toThrow(
      expect.objectContaining({ code: 'not_allowed' }),
    )
  })

  test('is named by staff', () => {
    expect(requireBuyerId(staff, request({ profileId: 8, paymentKind: 'nr' }))).toBe(8)
    expect(() => requireBuyerId(staff, request())).toThrow(
      expect.objectContaining({ fields: { pid: 'Enter BNR Id to search' } }),
    )
  })
})

describe('only staff', () => {
  test('choose the kind of payment and sell extras', () => {
    const asked = () => requireBuyerId(member, request({ paymentKind: 'nr', extraDays: 3 }))
    const message = 'Only our staff can set this'
    expect(asked).toThrow(
      expect.objectContaining({ code: 'staff_field', fields: { pt: message, epid: message } }),
    )
  })

  test('set a field of which nothing else is known', () => {
    expect(() => refuseStaffFields(invoiceRequest.fields, ['somethingNew'])).toThrow(
      expect.objectContaining({ fields: { somethingNew: 'Only our staff can set this' } }),
    )
  })
})

describe('the proof of a payment', () => {
  test.each([
    ['nb', 'T1'],
    ['nr', 'T1'],
    ['cd', '000123'],
    ['cda', 'D1'],
    ['uv', 'U1'],
    ['cc', undefined],
  ] as const)('of kind %s is %s', (kind, reference) => {
    expect(referenceOf(kind, proofs)).toBe(reference)
    expect(() => requireProof(kind, proofs)).not.toThrow()
  })

  test.each([
    ['nr', { 'neft.tid': 'Transaction ID is required.' }],
    ['cd', { 'chq.nu': 'Cheque or DD number is required.' }],
    ['cda', { 'cda.tid': 'Deposit ID is required.' }],
    ['uv', { 'upi.tid': 'UPI transaction ID is required.' }],
  ] as const)('of kind %s must be given: %j', (kind, fields) => {
    expect(() => requireProof(kind, {})).toThrow(expect.objectContaining({ fields }))
  })

  test('is not needed for a card', () => {
    expect(() => requireProof('cc', {})).not.toThrow()
  })
})
