import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import type { StaffAccount } from './calls.ts'
import { FactorList } from './FactorList.tsx'

const codes = ['ABCDE-12345', 'FGHIJ-67890']
const base = { passkeys: [], recoveryCodesLeft: 3, required: true }
const withoutFactor = base as unknown as StaffAccount
const withApp = { ...base, totpSince: '2026-11-01T10:00:00Z' } as unknown as StaffAccount

afterEach(() => vi.unstubAllGlobals())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => screen.queryByRole('dialog')

async function expectToStay() {
  await screen.findByText('ABCDE-12345')
  await userEvent.click(dialog() as HTMLElement)
  await press('Close')
  expect(screen.getByText('ABCDE-12345')).toBeTruthy()
  expect(screen.getByText('Save the codes first')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('I have saved these codes'))
  await press('Close')
  await waitFor(() => expect(dialog()).toBeNull())
}

it('new recovery codes stay in sight until the person says that they are saved', async () => {
  answerWith({ 'POST /api/staff-account/recovery-codes': () => ({ status: 200, body: { codes } }) })
  renderAt('/', <FactorList account={withApp} />)
  await press('Make new codes')
  await expectToStay()
})

it('so do the codes that come with the first second factor', async () => {
  answerWith({
    'POST /api/staff-account/factors': () => ({ status: 200, body: { challenge: 'c' } }),
    'POST /api/ues/second-factor/totp': () => ({
      status: 200,
      body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://x' },
    }),
    'POST /api/ues/second-factor/totp/confirm': () => ({
      status: 200,
      body: { codes, euid: '919000000001', ut: 'au' },
    }),
  })
  renderAt('/', <FactorList account={withoutFactor} />)
  await press('Add an authenticator app')
  await userEvent.type(await screen.findByLabelText(/^Code/), '123456')
  await press('Confirm')
  await expectToStay()
})
