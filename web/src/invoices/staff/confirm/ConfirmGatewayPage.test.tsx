import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../accounts/session.ts'
import { answerWith } from '../../../testing/answers.ts'
import { holdReply } from '../../../testing/holdReply.ts'
import { pageOf, sentInvoice } from '../../../testing/invoices.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import ConfirmGatewayPage from './ConfirmGatewayPage.tsx'

beforeEach(() => beginSession(manager))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const confirmed = '/api/invoices/3/paid-ccav'

async function confirm() {
  let st = 'Initiated'
  const calls = answerWith({
    'POST /api/invoices/search': () => ({ body: pageOf(sentInvoice({ st, pt: 'cc', can: ['confirm'] })) }),
    [`PUT ${confirmed}`]: () => {
      st = 'Paid'
      return { body: { message: 'This invoice is Paid' } }
    },
  })
  const { router } = renderAt('/invoice/ccav', <ConfirmGatewayPage />)
  await act(() => router.navigate('/invoice/ccav?id=3'))
  const release = holdReply(confirmed)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Transaction ID/ }), '312011')
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }))
  await waitFor(() => expect(calls.some(({ path }) => path === confirmed)).toBe(true))
  return { router, release }
}
const place = ({ router }: Awaited<ReturnType<typeof confirm>>) =>
  router.state.location.pathname + router.state.location.search

it('goes back once the payment is confirmed', async () => {
  const confirming = await confirm()
  await act(async () => confirming.release())
  await waitFor(() => expect(place(confirming)).toBe('/invoice/ccav'))
})

it('leaves staff where they are who went on before the reply', async () => {
  const confirming = await confirm()
  await act(() => confirming.router.navigate('/ad/dashboard'))
  await act(async () => confirming.release())
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(place(confirming)).toBe('/ad/dashboard')
})
