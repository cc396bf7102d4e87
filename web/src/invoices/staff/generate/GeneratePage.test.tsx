import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../../accounts/session.ts'
import { answerWith } from '../../../testing/answers.ts'
import { provider } from '../../../testing/billing.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import GeneratePage from './GeneratePage.tsx'

beforeEach(() => {
  localStorage.clear()
  beginSession(manager)
})

it('says at once that no invoice can be issued without a tax number', async () => {
  answerWith({ 'GET /api/service_providers': () => ({ body: provider }) })
  renderAt('/invoice/generate', <GeneratePage />)
  await screen.findByRole('heading', { level: 1, name: 'You cannot issue invoices yet' })
  expect(screen.queryByLabelText('BNR ID')).toBeNull()
})

it('reads the member again after a failure, and says at the field that nobody has this BNR ID', async () => {
  let answer = { status: 503, body: { message: 'Oops! Service Unavailable', code: 'unavailable' } }
  answerWith({
    'GET /api/service_providers': () => ({ body: { ...provider, gst: '33AAAAA0000A1Z5' } }),
    'GET /api/profiles': () => answer,
  })
  renderAt('/invoice/generate?pid=10000001', <GeneratePage />)
  await screen.findByText('Oops! Service Unavailable')
  expect(screen.getByLabelText('BNR ID').getAttribute('aria-invalid')).not.toBe('true')
  answer = { status: 404, body: { message: 'No profile has this BNR ID', code: 'not_found' } }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No profile has this BNR ID')
  expect(screen.getByLabelText('BNR ID').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
