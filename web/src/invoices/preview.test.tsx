import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import InvoicePreviewPage from './InvoicePreviewPage.tsx'

afterEach(() => vi.unstubAllGlobals())

function open(answer: Answer, id = '17') {
  const calls = answerWith({ 'GET /api/invoices/17/preview': () => answer })
  renderAt(`/invoice/preview/${id}`, <InvoicePreviewPage />, '/invoice/preview/:id')
  return calls
}

describe('the preview of an invoice', () => {
  it('is shown in a frame that runs no scripts, even when it contains the word error', async () => {
    open({ body: '<main>No error</main>' })
    const frame = await screen.findByTitle('Invoice')
    expect(frame.getAttribute('srcdoc')).toContain('<main>No error</main>')
    expect(frame.getAttribute('sandbox')?.split(' ')).toEqual(['allow-same-origin', 'allow-modals'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is printed without the page around it', async () => {
    open({ body: '<main></main>' })
    const frame = (await screen.findByTitle('Invoice')) as HTMLIFrameElement
    const print = vi.fn()
    Object.assign(frame.contentWindow as Window, { print })
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('says so when it could not be loaded, and offers to try again', async () => {
    const calls = open({ status: 500, body: { code: 'internal', message: 'Oops! Internal Server Error' } })
    expect(
      await screen.findByRole('heading', { name: 'Something went wrong. Please try again later' }),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls).toHaveLength(2))
  })

  it.each(['17', 'abc', '0'])('shows "not found" for the id %s', async (id) => {
    const calls = open({ status: 404, body: { code: 'invoice_not_found', message: 'x' } }, id)
    expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeTruthy()
    expect(calls).toHaveLength(id === '17' ? 1 : 0)
  })
})
