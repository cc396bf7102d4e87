import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../../accounts/session.ts'
import { answerWith } from '../../../testing/answers.ts'
import { platinum } from '../../../testing/billing.ts'
import { pageOf, sentInvoice } from '../../../testing/invoices.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import UserMembershipPage from './UserMembershipPage.tsx'

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

function open(role: 'finance_admin' | 'tele_manager') {
  beginSession({ ...manager, roles: ['staff_user', role] })
  const calls = answerWith({
    'POST /api/invoices/search': () => ({ body: pageOf(sentInvoice()) }),
    'POST /api/memberships/search': () => ({ body: pageOf(platinum) }),
    'GET /api/profiles/7/currentMembership': () => ({
      body: { pn: 'Ruby', am: 40_000, dte: 90, can: role === 'finance_admin' ? ['grant'] : [] },
    }),
    'POST /api/memberships/grant': () => ({ body: { message: 'Platinum Classic has started' } }),
  })
  renderAt('/ad/user-membership/3', <UserMembershipPage />, '/ad/user-membership/:id')
  return calls
}

it('staff with the permission grant a membership and read what it replaces', async () => {
  const calls = open('finance_admin')
  await userEvent.click(await screen.findByRole('button', { name: 'Grant a membership' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Grant Anita a membership?' }))
  expect(await dialog.findByText(/Ruby is active. If the member paid for it, we add .* to it/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Grant' }))
  expect(await dialog.findByText('Select a plan')).toBeTruthy()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Plan/ }), 'Platinum Classic')
  await userEvent.click(dialog.getByRole('button', { name: 'Grant' }))
  const sent = () => calls.find(({ path }) => path.endsWith('/grant'))?.body
  await vi.waitFor(() => expect(sent()).toEqual({ pid: 7, mid: platinum.id }))
})

it('other staff do not see the button', async () => {
  open('tele_manager')
  await screen.findByRole('heading', { name: 'Anita' })
  expect(screen.queryByRole('button', { name: 'Grant a membership' })).toBeNull()
})
