import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { type Answer, answerWith } from '../testing/answers.ts'
import { provider } from '../testing/billing.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import FailedPage from './FailedPage.tsx'
import ThankYouPage from './ThankYouPage.tsx'

beforeEach(endSession)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const outcome = 'GET /api/payments/outcome'
const known = (st: string, pa = st === 'Paid' || st === 'Active') => ({
  body: { st, pn: 'Ruby', id: 17, pa },
})

function open(state: () => Answer, path = '/thankyou', query = '?order_id=BNR1&token=t') {
  const calls = answerWith({ [outcome]: state, 'GET /api/service_providers': () => ({ body: provider }) })
  renderAt(`${path}${query}`, path === '/failed' ? <FailedPage /> : <ThankYouPage />)
  return calls
}

describe('the page after the bank', () => {
  it.each([
    ['/thankyou', 'Paid', 'Congratulations!'],
    ['/failed', 'Paid', 'Congratulations!'],
    ['/thankyou', 'Active', 'Congratulations!'],
    ['/failed', 'Cancelled', 'Your order has been cancelled'],
    ['/failed', 'Failed', 'Your order has been declined'],
    ['/thankyou', 'Failed', 'Your order has been declined'],
    ['/failed', 'Expired', 'Your order has been declined'],
  ])('%s, %s: %s', async (path, state, title) => {
    open(() => known(state), path, '?order_id=BNR1&token=t&order_status=Success')
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  })

  it('after a payment says what happens next and shows the support number', async () => {
    open(() => known('Paid'))
    expect(
      await screen.findByText(/A relationship manager will verify your payment for Ruby and activate it/),
    ).toBeTruthy()
    expect((await screen.findByRole('link', { name: provider.ph })).getAttribute('href')).toBe(
      'tel:+914412345678',
    )
  })

  it.each([
    [
      'Paid',
      /Activation usually takes place on the same working day\. It starts when your current membership/,
    ],
    ['Active', /Your renewal with Ruby is ready\. It starts when your current membership ends\./],
  ])('after the payment of a renewal says when it starts (%s)', async (state, words) => {
    open(() => ({ body: { ...known(state).body, wd: true } }))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('after a payment whose membership has ended confirms it and links to the invoice', async () => {
    beginSession(anita)
    open(() => known('Expired', true))
    expect(
      await screen.findByText(/We received your payment for Ruby. That membership has ended/),
    ).toBeTruthy()
    const link = screen.getByRole('link', { name: 'View Invoice' })
    expect(link.getAttribute('href')).toBe('/invoice/preview/17')
  })

  it('shows a credited payment neither as a success nor as one to try again', async () => {
    open(() => ({ body: { st: 'Paid', pn: 'Ruby', id: 17, pa: true, cr: true } }))
    expect(await screen.findByRole('heading', { name: 'This payment was credited' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
  })

  it('leads to the plans if the invoice can no longer be paid', async () => {
    open(() => known('Expired'), '/failed')
    const link = await screen.findByRole('link', { name: 'Membership plans' })
    expect(link.getAttribute('href')).toBe('/packages')
    expect(screen.queryByText(/Try again/)).toBeNull()
  })

  it('after a failure offers to pay the same invoice again', async () => {
    open(() => known('Failed'), '/failed')
    const link = await screen.findByRole('link', { name: 'Try again' })
    expect(link.getAttribute('href')).toBe('/checkout?invoice=17')
  })

  it.each(['', '?order_id=BNR1', '?token=t'])(
    'shows no order and sends no call for the address %j',
    (query) => {
      const calls = open(() => known('Paid'), '/thankyou', query)
      expect(screen.getByRole('heading', { name: 'Your payment' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'My Account' })).toBeTruthy()
      expect(calls).toEqual([])
    },
  )

  it('shows no payment for a wrong token', async () => {
    answerWith({
      [outcome]: () => ({
        status: 401,
        body: { code: 'link_expired', message: 'This link is no longer valid' },
      }),
    })
    renderAt('/thankyou?order_id=BNR1&token=false', <ThankYouPage />)
    expect(await screen.findByRole('heading', { name: 'Your payment' })).toBeTruthy()
  })
})

describe('while the bank has not answered', () => {
  const looks = (calls: ReturnType<typeof open>) =>
    calls.filter(({ path }) => path.endsWith('/outcome')).length

  it('the page checks again after 2, 4, 8 and 16 seconds, then offers to check by hand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let state = 'Initiated'
    const calls = open(() => known(state))
    expect(await screen.findByRole('heading', { name: 'We are checking with the bank' })).toBeTruthy()
    await waitFor(() => expect(looks(calls)).toBe(1))
    for (const [at, seconds] of [2, 4, 8, 16].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 + 100)
      await waitFor(() => expect(looks(calls)).toBe(at + 2))
    }
    expect(await screen.findByRole('heading', { name: 'The bank has not answered yet' })).toBeTruthy()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks(calls)).toBe(5)
    expect(screen.getByRole('link', { name: provider.ph })).toBeTruthy()
    state = 'Paid'
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('heading', { name: 'Congratulations!' })).toBeTruthy()
    expect(looks(calls)).toBe(6)
  })

  it('the page also stops checking when the server cannot be reached', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isLost = false
    const calls = open(() => (isLost ? { status: 503, body: { st: '', pn: '', id: 0 } } : known('Initiated')))
    await screen.findByRole('heading', { name: 'We are checking with the bank' })
    isLost = true
    await vi.advanceTimersByTimeAsync(300_000)
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeTruthy()
    const asOften = looks(calls)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(looks(calls)).toBe(asOften)
  })

  it('the page shows the answer as soon as it arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let state = 'Initiated'
    open(() => known(state))
    await screen.findByRole('heading', { name: 'We are checking with the bank' })
    state = 'Paid'
    await vi.advanceTimersByTimeAsync(2100)
    expect(await screen.findByRole('heading', { name: 'Congratulations!' })).toBeTruthy()
  })
})
