import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import type { Answer, RecordedCall } from '../testing/answers.ts'
import { draft } from '../testing/billing.ts'
import { agreeAndPay, answerCheckout, callsOf, refusal, watchForms } from '../testing/checkout.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import CheckoutPage from './CheckoutPage.tsx'

let sent: ReturnType<typeof watchForms>

beforeEach(() => {
  beginSession(anita)
  sent = watchForms()
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('a coupon', () => {
  const withCoupon = { ...draft, cdm: 850, dr: 'Coupon WELCOME10', cd: 'WELCOME10', ttaat: 9027 }
  const reckoned = ({ body }: RecordedCall): Answer => {
    const code = (body as { cd?: string }).cd
    if (code === 'OLD')
      return refusal('coupon_refused', 'This coupon has ended', { cd: 'This coupon has ended' })
    return { body: code ? withCoupon : draft }
  }
  function open() {
    const calls = answerCheckout({ 'POST /api/invoices/draft': reckoned })
    renderAt('/checkout?plan=3', <CheckoutPage />)
    return { calls }
  }

  const apply = async (code: string) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon code' }), `${code}{Enter}`)
  }

  it('is applied and removed on the page, and sent with the invoice', async () => {
    const { calls } = open()
    await apply('WELCOME10')
    expect(await screen.findByText('Discount (Coupon WELCOME10)')).toBeTruthy()
    expect(screen.getByText('₹9,027')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('₹10,030')).toBeTruthy()
    await apply('WELCOME10')
    await screen.findByText('₹9,027')
    await agreeAndPay()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(callsOf(calls, '/api/invoices')[0]?.body).toMatchObject({ cd: 'WELCOME10' })
  })

  it('that is not valid says why at its field and leaves the total unchanged', async () => {
    open()
    await apply('OLD')
    const field = screen.getByRole('textbox', { name: 'Coupon code' })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('This coupon has ended')).toBeTruthy()
    expect(screen.getByText('₹10,030')).toBeTruthy()
  })

  it('that was typed but not applied stops the payment', async () => {
    const { calls } = open()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon code' }), 'WELCOME10')
    await agreeAndPay()
    expect(await screen.findByText('Apply this code or remove it first')).toBeTruthy()
    expect(callsOf(calls, '/api/invoices')).toEqual([])
  })
})
