import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { issuedInvoice, platinum } from '../testing/billing.ts'
import { callsOf, payNow, watchForms } from '../testing/checkout.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import CheckoutPage from './CheckoutPage.tsx'

let sent: ReturnType<typeof watchForms>
const tokens = () => sent.map(({ token }) => token)

beforeEach(() => {
  beginSession(anita)
  sent = watchForms()
})
afterEach(() => {
  endSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(invoice: object | undefined, answers: Parameters<typeof answerWith>[0] = {}) {
  const results = invoice ? [invoice] : []
  const calls = answerWith({
    'POST /api/invoices/search': () => ({ body: { results, total: results.length, page: 0 } }),
    'POST /api/memberships/search': () => ({ body: { results: [platinum], total: 1, page: 0 } }),
    'PUT /api/invoices/17/paid': () => ({ body: { message: 'This invoice is Initiated', st: 'Initiated' } }),
    'POST /api/invoices/17/attempts': () => ({ body: { ptk: 'token-3' } }),
    ...answers,
  })
  renderAt('/checkout?invoice=17', <CheckoutPage />)
  return calls
}

const isReady = async () =>
  waitFor(async () => expect((await payNow()).getAttribute('aria-disabled')).toBeNull())
const attempts = (calls: ReturnType<typeof open>) => callsOf(calls, '/api/invoices/17/attempts')

it('says that a credited invoice was credited', async () => {
  open(
    issuedInvoice('Paid', {
      cn: [{ id: 5, no: 'CN/26-27/000001', idt: '2026-11-05', ttaat: 10030, rn: 'Goodwill' }],
    }),
  )
  expect(await screen.findByText('This invoice was credited')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Credit note CN/26-27/000001' })).toBeTruthy()
  expect(screen.queryByText('Waiting for activation')).toBeNull()
})

it('says at once that a replaced invoice cannot be paid', async () => {
  const np = 'A newer invoice has replaced this one. See My Account'
  open(issuedInvoice('Cancelled', { np }))
  expect(await screen.findByText(np)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull()
})

it('says after Pay Now that somebody else has used the coupon', async () => {
  const message = 'This coupon has been used up. Please choose the plan again'
  open(issuedInvoice('Failed'), {
    'POST /api/invoices/17/attempts': () => ({ status: 409, body: { code: 'invoice_outdated', message } }),
  })
  await isReady()
  await userEvent.click(await payNow())
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Membership plans' })).toBeTruthy()
})

describe('an open invoice at the checkout', () => {
  it('is shown as issued, without fields, and is paid by a new attempt', async () => {
    const calls = open(issuedInvoice('Failed'))
    for (const text of ['Proforma invoice BNR/26-27/00017', '22 Nov 2026', '22 Dec 2026', '₹10,030'])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('The last payment was declined. You can try again.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.dblClick(await payNow())
    await waitFor(() => expect(tokens()).toEqual(['token-3']))
    expect(attempts(calls)).toHaveLength(1)
  })

  it('is not paid twice: the gateway is asked first', async () => {
    let paid = false
    const calls = open(undefined, {
      'POST /api/invoices/search': () => ({
        body: { results: [issuedInvoice(paid ? 'Paid' : 'Initiated')], total: 1, page: 0 },
      }),
      'PUT /api/invoices/17/paid': () => {
        paid = true
        return { body: { message: 'This invoice is Paid', st: 'Paid' } }
      },
    })
    expect(await screen.findByText('Waiting for activation')).toBeTruthy()
    expect(attempts(calls)).toEqual([])
  })

  it('can be paid even when the gateway cannot be asked', async () => {
    open(issuedInvoice('Initiated'), {
      'PUT /api/invoices/17/paid': () => ({ status: 429, body: { code: 'too_many_requests', message: 'x' } }),
    })
    await isReady()
    await userEvent.click(await payNow())
    await waitFor(() => expect(tokens()).toEqual(['token-3']))
  })

  it('stays locked for four seconds after a failed press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const press = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const calls = open(issuedInvoice('Failed'), {
      'POST /api/invoices/17/attempts': () => ({
        status: 503,
        body: { code: 'unavailable', message: 'Oops!' },
      }),
    })
    await press.click(await payNow())
    await screen.findByText('Oops!')
    await press.click(await payNow())
    expect(attempts(calls)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(4000)
    await press.click(await payNow())
    await waitFor(() => expect(attempts(calls)).toHaveLength(2))
  })

  it('that staff issued asks for consent first', async () => {
    const calls = open(issuedInvoice('Failed', { cb: 'Admin' }))
    await userEvent.click(await payNow())
    expect(await screen.findByText('Please agree to the terms to continue')).toBeTruthy()
    expect(attempts(calls)).toEqual([])
  })

  it.each([
    ['invoice_lapsed', 'This invoice can no longer be paid'],
    ['waiting_for_activation', 'Waiting for activation'],
    ['card_payment_off', 'Card payments are not available at the moment'],
  ])('shows the refusal %s after Pay Now', async (code, text) => {
    open(issuedInvoice('Cancelled'), {
      'POST /api/invoices/17/attempts': () => ({ status: 409, body: { code, message: code } }),
    })
    await userEvent.click(await payNow())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(tokens()).toEqual([])
  })
})

it.each([
  ['off sale, which only staff can read', { body: { results: [], total: 0, page: 0 } }],
  ['unreadable at the moment', { status: 503, body: { code: 'unavailable', message: 'Oops!' } }],
])('is paid although its plan is %s', async (_, plan) => {
  open(issuedInvoice('Failed'), { 'POST /api/memberships/search': () => plan })
  await isReady()
  expect(screen.getByRole('heading', { name: 'Platinum Classic' })).toBeTruthy()
  expect(screen.getByText('₹10,030')).toBeTruthy()
  await userEvent.click(await payNow())
  await waitFor(() => expect(tokens()).toEqual(['token-3']))
})

describe('an invoice that is not open', () => {
  it.each([
    ['Paid', 'Waiting for activation', '/profile/myaccount'],
    ['Expired', 'This invoice can no longer be paid', '/packages'],
    ['Active', 'This invoice is paid', '/profile/myaccount'],
  ])('%s: %s', async (state, title, next) => {
    const approved = { profileMembership: { pn: 'Platinum Classic', id: 5 } }
    open(issuedInvoice(state, state === 'Active' ? approved : {}))
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(next)
    expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull()
  })

  it('whose membership has ended is shown as paid', async () => {
    open(issuedInvoice('Expired', { profileMembership: { pn: 'Platinum Classic', id: 5 } }))
    expect(await screen.findByText('Your Platinum Classic membership has ended.')).toBeTruthy()
  })

  it('with another payment type offers no card payment', async () => {
    open(issuedInvoice('Initiated', { pt: 'nb' }))
    expect(await screen.findByText('Card payments are not available at the moment')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull()
  })

  it('of somebody else is not found', async () => {
    open(undefined)
    expect(await screen.findByText('Invoice not found')).toBeTruthy()
  })
})
