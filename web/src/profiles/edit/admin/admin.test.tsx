import { permissions, type Role, staffRoles } from '@bnr/contract/access'
import { adminFieldNames } from '@bnr/contract/profiles/admin'
import type { Profile } from '@bnr/contract/profiles/profile'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../../../accounts/session.ts'
import { type Answer, answerWith } from '../../../testing/answers.ts'
import { holdReply } from '../../../testing/holdReply.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { Toasts } from '../../../ui/Toasts.tsx'
import AdminBlock from './AdminBlock.tsx'
import { adminRows } from './adminRows.ts'

const profile = {
  id: 7,
  bnrId: '10000007',
  status: 'Active',
  media: [],
  teleStaffName: 'Ruth',
  basic: {
    createdFor: 'Daughter',
    gender: 'f',
    genderLabel: 'Female',
    createdBy: 'Web',
    profileSource: 'wi',
    phone: { countryCode: '91', number: '9100000007', type: 'M' },
  },
} as unknown as Profile

const enterAs = (...roles: Role[]) =>
  beginSession({ name: 'Staff', roles: ['staff_user', ...roles] } as unknown as SessionUser)
const lists = {
  'GET /api/settings/profileSources': () => ({ body: [{ key: 'wi', value: 'Walk-in' }] }),
  'GET /api/settings/createdFors': () => ({
    body: ['Sister', 'Son'].map((name) => ({ key: name, value: name })),
  }),
}

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('the admin block', () => {
  it('has a row for each field of the contract', () =>
    expect(adminRows.map(({ key }) => key)).toEqual([...adminFieldNames, 'phone']))

  it.each(staffRoles)('lets a %s change exactly the fields that their permissions allow', (role) => {
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

  it('shows the label of a key, sends the key, and shows a refusal at the field', async () => {
    enterAs('cc_executive')
    const message = 'Select Profile for'
    const calls = answerWith({
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
    expect(calls.at(-1)?.query.get('cf')).toBe('Sister')
  })

  it('shows who is assigned, also somebody who can no longer be, and takes Nobody instead', async () => {
    enterAs('tele_manager')
    const calls = answerWith({
      ...lists,
      'GET /api/sso/tmUsers': () => ({ body: [{ id: 5, na: 'Tessa', load: 12 }] }),
      'POST /api/profiles/7/updateTMStaffId': () => ({ body: { message: 'Updated' } }),
    })
    renderAt('/', <AdminBlock profile={{ ...profile, teleStaffId: 9 } as Profile} />)
    await userEvent.click(screen.getByRole('button', { name: 'Change Telemarketing executive' }))
    await screen.findByRole('option', { name: /Tessa/ })
    const field = screen.getByLabelText<HTMLSelectElement>('Telemarketing executive')
    expect(field.selectedOptions[0]?.textContent).toBe('Ruth')
    await userEvent.selectOptions(field, 'Nobody')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    expect(calls.at(-1)?.query.get('tmsid')).toBe('0')
  })

  describe('with a created-for that implies another gender', () => {
    const path = 'POST /api/profiles/7/updateCreatedFor'

    async function chooseSon(role: Role) {
      enterAs(role)
      const calls = answerWith({
        ...lists,
        [path]: () => ({ body: { message: 'Created for Updated' } }),
      })
      renderAt('/', <AdminBlock profile={profile} />)
      await userEvent.click(screen.getByRole('button', { name: 'Change Created for' }))
      await screen.findByRole('option', { name: 'Son' })
      await userEvent.selectOptions(screen.getByLabelText('Created for'), 'Son')
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      return () => calls.filter(({ method }) => method === 'POST').map(({ query }) => query.get('cf'))
    }

    it('asks staff who may change the gender, and sends the change after a yes', async () => {
      const sent = await chooseSon('tele_executive')
      const dialog = await screen.findByRole('dialog', { name: 'Change the gender too?' })
      expect(dialog.textContent).toContain('A profile created for Son is male.')
      expect(sent()).toEqual([])
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      expect(sent()).toEqual([])
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      const again = await screen.findByRole('dialog', { name: 'Change the gender too?' })
      await userEvent.click(within(again).getByRole('button', { name: 'Change' }))
      expect(await screen.findByRole('dialog', { name: 'Created for Updated' })).toBeTruthy()
      expect(sent()).toEqual(['Son'])
    })

    it('sends it for everybody else and leaves the refusal to the server', async () => {
      const sent = await chooseSon('cc_executive')
      expect(sent()).toEqual(['Son'])
    })
  })
})

describe('a reply that arrives when another field is open', () => {
  const path = '/api/profiles/7/updateCreatedFor'
  const open = (label: string) => userEvent.click(screen.getByRole('button', { name: `Change ${label}` }))

  async function replyLate(answer: Answer) {
    enterAs('cc_executive')
    answerWith({ ...lists, [`POST ${path}`]: () => answer })
    const release = holdReply(path)
    renderAt(
      '/',
      <>
        <AdminBlock profile={profile} />
        <Toasts />
      </>,
    )
    await open('Created for')
    await screen.findByRole('option', { name: 'Sister' })
    await userEvent.selectOptions(screen.getByLabelText('Created for'), 'Sister')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await open('Profile source')
    release()
  }

  it('leaves it open and says what was saved', async () => {
    await replyLate({ body: { message: 'Created for Updated' } })
    expect(await screen.findByText('Created for Updated')).toBeTruthy()
    expect(screen.getByLabelText('Profile source')).toBeTruthy()
  })

  it('says why it was refused', async () => {
    await replyLate({ status: 403, body: { message: 'Ask a manager', code: 'not_allowed' } })
    expect(await screen.findByText('Ask a manager')).toBeTruthy()
    expect(screen.getByLabelText('Profile source')).toBeTruthy()
  })
})
