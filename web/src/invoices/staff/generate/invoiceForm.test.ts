import { type PaymentKindKey, paymentKindKeys } from '@bnr/contract/invoices/paymentKinds'
import type { Profile } from '@bnr/contract/profiles/profile'
import { describe, expect, it } from 'vitest'
import {
  hasInvoiceAddress,
  type InvoiceValues,
  initialValues,
  pricedRequest,
  requestOf,
  validate,
} from './invoiceForm.ts'

const permanent = { door: '7 Hill Road', city: 'Chennai', state: 'Tamil Nadu', country: 'India' }
const profile = (place?: object) =>
  ({ id: 7, basic: { name: 'Anita' }, location: { permanent: place } }) as unknown as Profile
const values = (part: Partial<InvoiceValues> = {}): InvoiceValues => ({
  ...initialValues(profile(permanent)),
  planId: '3',
  ...part,
})
const everyProof = {
  transfer: { transactionId: 'T1' },
  cashDeposit: { transactionId: 'D1' },
  upi: { transactionId: 'U1' },
  cheque: { number: '4217', date: '2026-01-05' },
  bankName: 'Indian Bank',
  branch: ' ',
}
const proofParts = ['transfer', 'cheque', 'cashDeposit', 'upi']

describe('the request for an invoice', () => {
  it('is undefined until a plan is chosen', () => {
    expect(pricedRequest(values({ planId: '' }), 7)).toBeUndefined()
  })

  it('contains the permanent address without empty lines', () => {
    expect(requestOf(values(), 7)).toMatchObject({ profileId: 7, planId: 3, createdBy: 'Admin' })
    expect(requestOf(values(), 7).billingAddress).toEqual(permanent)
  })

  it.each([
    ['cc', []],
    ['nb', ['transfer']],
    ['nr', ['transfer']],
    ['cd', ['cheque']],
    ['cda', ['cashDeposit']],
    ['uv', ['upi']],
  ] as const)('contains for a payment by %s only the proof %j', (paymentKind, parts) => {
    const sent = requestOf(values({ ...everyProof, paymentKind }), 7)
    expect(Object.keys(sent).filter((name) => proofParts.includes(name))).toEqual(parts)
    expect(sent.bankName).toBe(paymentKind === 'cc' ? undefined : 'Indian Bank')
    expect(sent).not.toHaveProperty('branch')
    expect('receivedOn' in sent).toBe(paymentKind !== 'cc')
  })

  it('contains ticked extras only', () => {
    expect(requestOf(values(), 7)).not.toHaveProperty('extraDays')
    const granted = { extraDays: true, extraPhoneContacts: true, extraExpressInterests: false }
    const sent = requestOf(values({ granted, extraPhoneContacts: '12' }), 7)
    expect(sent).toMatchObject({ extraDays: 30, extraPhoneContacts: 12 })
    expect(sent).not.toHaveProperty('extraExpressInterests')
  })

  it('contains one discount only', () => {
    expect(requestOf(values({ couponCode: ' EASTER10 ' }), 7).couponCode).toBe('EASTER10')
    const sent = requestOf(values({ couponCode: 'EASTER10', taxIncluded: true }), 7)
    expect([sent.couponCode, sent.taxIncluded]).toEqual([undefined, true])
  })
})

describe('the errors of the invoice form', () => {
  it('are empty for a complete form', async () => {
    for (const paymentKind of paymentKindKeys)
      expect(await validate(values({ ...everyProof, paymentKind }), 7)).toEqual({})
  })

  it.each([
    ['nb', 'transfer.transactionId', 'Transaction ID is required.'],
    ['cd', 'cheque.number', 'Cheque or DD number is required.'],
    ['cda', 'cashDeposit.transactionId', 'Deposit ID is required.'],
    ['uv', 'upi.transactionId', 'UPI transaction ID is required.'],
  ] as [PaymentKindKey, string, string][])(
    'name the missing proof of a payment by %s',
    async (paymentKind, at, message) => {
      expect(await validate(values({ paymentKind }), 7)).toMatchObject({ [at]: message })
    },
  )

  it.each([
    [{ planId: '' }, { planId: 'Select a plan' }],
    [
      { paymentKind: 'uv', receivedOn: '2999-01-01' },
      { receivedOn: expect.stringMatching(/^Choose a day from .* to today$/) },
    ],
    [{ granted: { extraDays: true }, extraDays: '366' }, { extraDays: 'Enter 0 to 365' }],
    [{ granted: { extraDays: true }, extraDays: '' }, { extraDays: 'Enter 0 to 365' }],
    [
      { paymentKind: 'cd', cheque: { number: '1', date: '' } },
      { 'cheque.date': 'Select the date of the cheque or DD' },
    ],
  ] as [Partial<InvoiceValues>, object][])('for %j are %j', async (part, messages) => {
    expect(await validate(values(part), 7)).toMatchObject(messages)
  })

  it('include an address without country and state', () => {
    expect(hasInvoiceAddress(profile(permanent))).toBe(true)
    expect(hasInvoiceAddress(profile({ ...permanent, state: undefined }))).toBe(false)
    expect(hasInvoiceAddress(profile({ state: 'Tamil Nadu' }))).toBe(false)
    expect(hasInvoiceAddress(profile())).toBe(false)
  })
})
