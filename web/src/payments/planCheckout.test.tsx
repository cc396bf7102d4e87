import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { draft, issuedInvoice, noMembership } from '../testing/billing.ts'
import {
  agreeAndPay,
  answerCheckout,
  callsOf,
  consent,
  payNow,
  refusal,
  watchForms,
} from '../testing/checkout.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import CheckoutPage from './CheckoutPage.tsx'

const ruby = { ...noMembership, pn: 'Ruby', am: 3500, pd: 6, du: 'months', dte: 100 }
let sent: ReturnType<typeof watchForms>

beforeEach(() => {
  beginSession(anita)
  sent = watchForms()
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

function open(answers: Parameters<typeof answerCheckout>[0] = {}, address = '/checkout?plan=3') {
  const calls = answerCheckout(answers)
  return { calls, ...renderAt(address, <CheckoutPage />) }
}

describe('a plan at the checkout', () => {
  it("shows the server's total and the address it applies to", async () => {
    open()
    const summary = await screen.findByRole('region', { name: 'Platinum Classic' })
    for (const text of ['₹8,500.00', '₹765.00', '₹10,030', 'CGST 9%', 'SGST 9%', '160 phone numbers'])
      expect(within(summary).getAllByText(text).length).toBeGreaterThan(0)
    expect(within(summary).queryByText(/IGST/)).toBeNull()
    expect(screen.getByText('Billed within Tamil Nadu: CGST 9% and SGST 9%.')).toBeTruthy()
    expect(screen.getByText('Anita Selvaraj')).toBeTruthy()
    expect(screen.getByText('7 Hill Road, Chennai, Tamil Nadu, 600001, India')).toBeTruthy()
  })

  it('cannot be paid before the member agrees to the terms', async () => {
    const { calls } = open()
    expect((await consent()).matches(':checked')).toBe(false)
    await userEvent.click(await payNow())
    expect(await screen.findByText('Please agree to the terms to continue')).toBeTruthy()
    expect(callsOf(calls, '/api/invoices')).toEqual([])
  })

  it('is issued once for two quick presses, and sends only the token to the bank', async () => {
    const { calls, router } = open()
    await userEvent.click(await consent())
    await userEvent.dblClick(await payNow())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({ action: '/ccavRequestHandler', method: 'post', token: 'token-1' })
    expect(callsOf(calls, '/api/invoices').map(({ body }) => body)).toEqual([
      { mid: 3, pt: 'cc', cs: true, ba: draft.ba },
    ])
    expect(router.state.location.search).toBe('?invoice=17')
  })

  it('is bought as an upgrade by a member with a smaller plan', async () => {
    const { calls } = open({
      'GET /api/profiles/7/currentMembership': () => ({ body: ruby }),
      'POST /api/invoices/upgrade/draft': () => ({ body: { ...draft, ug: true, uc: 500 } }),
      'POST /api/invoices/upgrade': () => ({
        body: { ...issuedInvoice('Initiated'), ug: true, ptk: 'token-2' },
      }),
    })
    expect(await screen.findByText('−₹500.00')).toBeTruthy()
    await agreeAndPay()
    await waitFor(() => expect(sent[0]?.token).toBe('token-2'))
    expect(callsOf(calls, '/api/invoices/draft')).toEqual([])
  })

  it('is calculated again for another state', async () => {
    const kerala = { ...draft, cgsta: 0, sgsta: 0, igsta: 1530, pos: { id: '32', na: 'Kerala' } }
    const { calls } = open({
      'POST /api/invoices/draft': ({ body }) => ({
        body: (body as { ba?: { st: string } }).ba?.st === 'Kerala' ? kerala : draft,
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the billing address' }))
    const state = await screen.findByRole('combobox', { name: 'State' })
    await userEvent.click(state)
    await userEvent.click(await screen.findByRole('option', { name: 'Kerala' }))
    expect(await screen.findByText('Place of supply: Kerala. IGST 18%.')).toBeTruthy()
    expect(callsOf(calls, '/api/invoices/draft').at(-1)?.body).toMatchObject({
      ba: { co: 'India', st: 'Kerala' },
    })
  })

  it('opens the address fields when the server refuses the address', async () => {
    open({
      'POST /api/invoices': () => ({
        status: 400,
        body: { code: 'invalid_input', message: 'x', fields: { 'ba.zc': 'Enter a 6 digit postal code' } },
      }),
    })
    await agreeAndPay()
    const field = await screen.findByRole('textbox', { name: 'Postal code' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter a 6 digit postal code')).toBeTruthy()
  })

  it('asks for an address when the profile has none', async () => {
    const { calls } = open({
      'POST /api/invoices/draft': () => refusal('address_missing'),
    })
    expect(await screen.findByText(/^₹8,500 before tax/)).toBeTruthy()
    await agreeAndPay()
    expect(await screen.findByText('Select state')).toBeTruthy()
    expect(callsOf(calls, '/api/invoices')).toEqual([])
  })

  it.each([
    ['waiting_for_activation', 'Waiting for activation', '/profile/myaccount'],
    ['not_applicable', 'Not applicable', '/packages'],
    ['not_for_sale', 'This plan is no longer available', '/packages'],
    ['offer_over', 'This offer has ended', '/packages'],
  ])('shows the refusal %s with a next step', async (code, title, next) => {
    open({ 'POST /api/invoices/draft': () => refusal(code) })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe(next)
    expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull()
  })

  it('shows a refusal that comes after Pay Now', async () => {
    open({ 'POST /api/invoices': () => refusal('waiting_for_activation') })
    await agreeAndPay()
    expect(await screen.findByText('Waiting for activation')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('keeps the values when the server does not answer', async () => {
    open({
      'POST /api/invoices': () => ({
        status: 503,
        body: { code: 'unavailable', message: 'Oops! Service Unavailable' },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the billing address' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Locality' }), 'Adyar')
    await agreeAndPay()
    expect(await screen.findByText('Oops! Service Unavailable')).toBeTruthy()
    expect(screen.getByDisplayValue('Adyar')).toBeTruthy()
    expect((await payNow()).getAttribute('aria-busy')).toBeNull()
  })

  it('shows the bank details and the invoice number when card payment is off', async () => {
    open({
      'POST /api/invoices': () => ({ body: issuedInvoice('Initiated') }),
      'POST /api/invoices/search': () => ({
        body: { results: [issuedInvoice('Initiated')], total: 1, page: 0 },
      }),
      'PUT /api/invoices/17/paid': () => ({ body: { message: 'x', st: 'Initiated' } }),
    })
    await agreeAndPay()
    expect(await screen.findByText('Card payments are not available at the moment')).toBeTruthy()
    expect(screen.getByText('Please transfer ₹10,030 and quote BNR/26-27/00017.')).toBeTruthy()
    for (const text of ['50200012345678', 'Bank of Hope, Chennai', 'HOPE0000123'])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('is not shown when the address names no plan', async () => {
    open({}, '/checkout')
    expect(screen.getByText('No plan selected')).toBeTruthy()
  })
})
