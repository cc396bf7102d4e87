import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { issuedInvoice } from '../testing/billing.ts'
import { agreeAndPay, answerCheckout, callsOf, payNow, watchForms } from '../testing/checkout.ts'
import { holdReply } from '../testing/holdReply.ts'
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

function open(address: string) {
  const calls = answerCheckout({
    'POST /api/invoices/search': () => ({
      body: { results: [issuedInvoice('Failed')], total: 1, page: 0 },
    }),
    'POST /api/invoices/17/attempts': () => ({ body: { ptk: 'token-3' } }),
  })
  return { calls, ...renderAt(address, <CheckoutPage />) }
}

it.each([
  ['/checkout?plan=3', '/api/invoices', agreeAndPay],
  ['/checkout?invoice=17', '/api/invoices/17/attempts', async () => userEvent.click(await payNow())],
])('does not send somebody who has left %s to the bank', async (address, path, pay) => {
  const { calls, router } = open(address)
  await payNow()
  const release = holdReply(path)
  await pay()
  await waitFor(() => expect(callsOf(calls, path)).toHaveLength(1))
  await act(() => router.navigate('/packages'))
  release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(sent).toEqual([])
  expect(router.state.location.pathname).toBe('/packages')
})

it('sends somebody who stays to the bank, also in strict mode', async () => {
  answerCheckout()
  renderAt(
    '/checkout?plan=3',
    <StrictMode>
      <CheckoutPage />
    </StrictMode>,
  )
  await agreeAndPay()
  await waitFor(() => expect(sent.map(({ token }) => token)).toEqual(['token-1']))
})
