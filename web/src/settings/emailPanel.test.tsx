import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import EmailPanel from '../accounts/settings/email/EmailPanel.tsx'
import { answerWith } from '../testing/answers.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

beforeEach(() => beginSession(anita))
afterEach(() => endSession())

const address = 'anita@example.com'

it('offers to send the link for the registered address, and then says that it was sent', async () => {
  let state: object = { v: address, cf: false }
  const calls = answerWith({
    'GET /api/profiles/7/email': () => ({ body: state }),
    'POST /api/profiles/7/email/resend': () => {
      state = { v: address, cf: false, wv: address, eat: '2026-11-25T10:00:00.000Z' }
      return { body: { message: 'We have sent a link to your e-mail address' } }
    },
  })
  renderAt('/', <EmailPanel />)
  expect(await screen.findByText(`${address} (not confirmed)`)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send the link to this address' }))
  expect(await screen.findByText('Waiting for confirmation:')).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Send the link to this address' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Keep the old address' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy()
})

it('asks for nothing when the address is confirmed', async () => {
  answerWith({ 'GET /api/profiles/7/email': () => ({ body: { v: address, cf: true } }) })
  renderAt('/', <EmailPanel />)
  expect(await screen.findByText(address)).toBeTruthy()
  expect(screen.queryByText('Confirm this address')).toBeNull()
})
