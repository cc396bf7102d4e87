import type { Role } from '@bnr/contract/access'
import { figures } from '@bnr/contract/figures/figures'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../accounts/session.ts'
import { type Answer, answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import StaffDashboardPage from './StaffDashboardPage.tsx'

const period = { fd: '2026-09-01', td: '2026-11-22', bfd: '2026-06-01', btd: '2026-08-22' }
const counted = { ...period, at: '2026-11-22T08:35:00.000Z', results: [] as object[] }
const part = (k: string, na: string | undefined, n: number, bn = 0, an = n) => ({ k, na, n, bn, an })

/** Opens the dashboard with empty figures, except for `replies`. */
function open(
  role: Role,
  replies: Partial<Record<keyof typeof figures, () => Answer>> = {},
  queues: object[] = [],
) {
  beginSession({ roles: ['staff_user', role], name: 'Kiran' } as unknown as SessionUser)
  const answers = Object.entries(figures).map(([name, { path }]) => [
    `GET /api${path}`,
    replies[name as keyof typeof figures] ?? (() => ({ body: counted })),
  ])
  const calls = answerWith({ ...Object.fromEntries(answers), 'GET /api/queues': () => ({ body: queues }) })
  return { calls, ...renderAt('/ad/dashboard', <StaffDashboardPage />) }
}
const panel = (name: string) => screen.findByRole('region', { name })
const titles = async () => {
  await screen.findAllByText('Nothing to count yet.')
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('the dashboard of staff', () => {
  it('shows staff the figures that their permissions allow', async () => {
    open('tele_manager')
    expect(await titles()).toEqual([
      ...['Profiles by status', 'Gender', 'Payment', 'Source', 'Type', 'Caste', 'Plans'],
      ...['Calls', 'Follow-ups done', 'Drafts that became paid'],
    ])
  })

  it('shows finance the figures by month and the revenue', async () => {
    open('finance_admin')
    expect(await titles()).toEqual(['Profiles by month', 'Revenue by month', 'Revenue by employee'])
  })

  it('says what is counted, when it was counted, and what it is compared with', async () => {
    const results = [part('', 'All profiles', 1234, 1000, 98_765)]
    open('cc_manager', { profiles: () => ({ body: { ...counted, results } }) })
    expect(
      await screen.findByText(/1 Sep 2026 to 22 Nov 2026, compared with 1 Jun 2026 to 22 Aug 2026/),
    ).toBeTruthy()
    expect(screen.getByText(/Counted 22 Nov 2026, 2:05 pm/)).toBeTruthy()
    expect(screen.getByText('1,234 new profiles').parentElement?.textContent).toBe(
      '1,234 new profiles, 1,000 in the period before (+23%), 98,765 in total.',
    )
  })

  it('counts one new profile in the singular', async () => {
    const results = [part('', 'All profiles', 1)]
    open('cc_manager', { profiles: () => ({ body: { ...counted, results } }) })
    expect(await screen.findByText('1 new profile')).toBeTruthy()
  })

  it('lists each part in a table with a total, and links to the list behind it', async () => {
    const results = [part('Ready', 'Ready', 30, 20, 500), part('Draft', 'Draft', 10, 0, 40)]
    open('tele_manager', { status: () => ({ body: { ...counted, results } }) })
    const rows = await within(await panel('Profiles by status')).findAllByRole('row')
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(cells).toEqual([
      ['', 'Period', 'Before', 'Change', 'All time'],
      ['Ready', '30', '20', '+50%', '500'],
      ['Draft', '10', '0', '–', '40'],
      ['Total', '40', '20', '+100%', '540'],
    ])
    expect(screen.getByRole('link', { name: 'Ready' }).getAttribute('href')).toBe(
      '/ad/profile/search?form=staffAdvanced&status=Ready&createdFrom=2026-09-01&createdTo=2026-11-22',
    )
  })

  it('shows the first of many parts, and all of them on request', async () => {
    const results = Array.from({ length: 14 }, (_, caste) =>
      part(String(caste), `Caste ${caste}`, 20 - caste),
    )
    open('tele_manager', { caste: () => ({ body: { ...counted, results } }) })
    const castes = within(await panel('Caste'))
    expect(await castes.findAllByRole('row')).toHaveLength(12)
    await userEvent.click(castes.getByRole('button', { name: 'Show all 14' }))
    expect(castes.getAllByRole('row')).toHaveLength(16)
  })

  it('requests another period, which is part of the address', async () => {
    const { calls, router } = open('finance_admin')
    await titles()
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 12 months')
    expect(router.state.location.search).toBe('?months=12')
    await vi.waitFor(() => expect(calls.some(({ query }) => query.get('pd') === '12')).toBe(true))
  })

  it('shows a failure in its own panel only, and offers to try again', async () => {
    let answer: Answer = { status: 400, body: { message: 'Not now', code: 'invalid' } }
    open('tele_manager', { gender: () => answer })
    const gender = within(await panel('Gender'))
    expect(await gender.findByText('Not now')).toBeTruthy()
    answer = { body: { ...counted, results: [part('f', 'Female', 7)] } }
    await userEvent.click(gender.getByRole('button', { name: 'Try again' }))
    expect(await gender.findByRole('link', { name: 'Female' })).toBeTruthy()
  })

  it('shows how many items wait in each queue and since when', async () => {
    open('tele_manager', {}, [
      { k: 'profiles', n: 1000, mo: true, odt: '2026-10-01T06:30:00.000Z' },
      { k: 'invoices', n: 0, mo: false },
      { k: 'followUps', n: 2, mo: false, odt: new Date().toISOString() },
    ])
    const long = await screen.findByRole('link', { name: /Profiles to review/ })
    expect(long.textContent).toBe('1,000+Profiles to reviewOldest: 1\u00a0Oct\u00a02026, 12:00\u00a0pm')
    expect(long.getAttribute('href')).toBe('/ad/profile/approve')
    expect(screen.getByRole('link', { name: /Invoices to approve/ }).textContent).toContain('Nothing to do')
    const due = screen.getByRole('link', { name: /Follow-ups due/ })
    expect(due.textContent).toBe('2Follow-ups dueOldest: today')
    expect(due.getAttribute('href')).toBe('/ad/follow-ups')
  })
})
