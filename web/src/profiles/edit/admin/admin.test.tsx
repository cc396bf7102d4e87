import { permissions, type Role, staffRoles } from '@bnr/contract/access'
import { adminFieldNames } from '@bnr/contract/profiles/admin'
import type { Profile } from '@bnr/contract/profiles/profile'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../../../accounts/session.ts'
import { answerWith } from '../../../testing/answers.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import AdminBlock from './AdminBlock.tsx'
import { adminRows } from './adminRows.ts'

const profile = {
  ...{ id: 7, bnrId: '10000007', status: 'Active', media: [], teleStaffName: 'Ruth' },
  basic: {
    ...{ createdFor: 'Daughter', gender: 'f', genderLabel: 'Female', createdBy: 'Web', profileSource: 'wi' },
    phone: { countryCode: '91', number: '9100000007', type: 'M' },
  },
} as unknown as Profile

const enterAs = (...roles: Role[]) =>
  beginSession({ name: 'Staff', roles: ['staff_user', ...roles] } as unknown as SessionUser)
const lists = {
  'GET /api/settings/profileSources': () => ({ body: [{ key: 'wi', value: 'Walk-in' }] }),
  'GET /api/settings/createdFors': () => ({ body: [{ key: 'Sister', value: 'Sister' }] }),
}

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('the admin block', () => {
  it('has a row for each field of the contract', () =>
    expect(adminRows.map(({ key }) => key)).toEqual([...adminFieldNames, 'phone']))

  it.each(staffRoles)('offers to %s what the permission of each field says', (role) => {
    enterAs(role)
    answerWith(lists)
    renderAt('/', <AdminBlock profile={profile} />)
    for (const { label, permission } of adminRows) {
      const allowed: readonly Role[] = permissions[permission]
      const mayChange = allowed.includes(role) || allowed.includes('staff_user')
      expect([label, screen.queryAllByRole('button', { name: `Change ${label}` }).length]).toEqual([
        label,
        mayChange ? 1 : 0,
      ])
    }
  })

  it('shows the words of a key, sends the key, and says a refusal at the field', async () => {
    enterAs('cc_executive')
    const message = 'Select Profile for'
    const asked = answerWith({
      ...lists,
      'POST /api/profiles/7/updateCreatedFor': () => ({
        status: 400,
        body: { message, code: 'invalid_input' },
      }),
    })
    renderAt('/', <AdminBlock profile={profile} />)
    expect(await screen.findByText('Walk-in')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Change Created for' }))
    await screen.findByRole('option', { name: 'Sister' })
    await userEvent.selectOptions(screen.getByLabelText('Created for'), 'Sister')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(asked.at(-1)?.query.get('cf')).toBe('Sister')
  })
})
