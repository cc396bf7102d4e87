import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import MemberProposalsPage from './MemberProposalsPage.tsx'

const card = (id: number, na: string) => ({
  id,
  pid: String(10000000 + id),
  bi: { na },
  me: [],
  ps: 'Active',
  pa: true,
  el: false,
  cdt: '2026-01-01T00:00:00.000Z',
})
const candidatesOf = (...people: object[]) => ({
  results: people.map((profile) => ({ profile, meets: { mine: [], theirs: [] } })),
  xr: [],
})
const pages = [candidatesOf(card(9, 'Samuel'), card(10, 'Daniel')), candidatesOf(card(11, 'Joel'))]
const found = { total: 11, page: 0 }

let calls: RecordedCall[] = []
let answer: () => Answer
beforeEach(() => {
  beginSession({ ...manager, roles: ['staff_user', 'cc_executive'] })
  answer = () => ({ body: { message: '1 profile proposed' } })
  const candidates = ({ query, body }: RecordedCall) =>
    JSON.stringify(body).includes('pv')
      ? { body: { ...candidatesOf(card(12, 'Isaac')), total: 1, page: 0 } }
      : { body: { ...pages[Number(query.get('page') ?? 0)], ...found } }
  calls = answerWith({
    'POST /api/profiles/search': ({ body }) => {
      const own = JSON.stringify(body).includes('10000001') ? card(1, 'Anita') : card(2, 'Priya')
      return { body: { results: [own], total: 1, page: 0 } }
    },
    'POST /api/profiles/1/proposals/candidates': candidates,
    'POST /api/profiles/2/proposals/candidates': candidates,
    'GET /api/profiles/1/proposals': () => ({
      body: { results: [], total: 0, page: 0, sna: 'Grace', wa: 3, wk: [] },
    }),
    'POST /api/profiles/1/proposals': () => answer(),
  })
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const page = (
  <main>
    <MemberProposalsPage />
  </main>
)
const open = () => renderAt('/ad/assisted/10000001', page, '/ad/assisted/:bnrId')
const tick = (name: string) => screen.findByRole('checkbox', { name: `Propose ${name}` })
const isTicked = async (name: string) => ((await tick(name)) as HTMLInputElement).checked
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))
const sent = () => calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/1/proposals'))

async function pick(name: string) {
  await userEvent.click(await tick(name))
  await userEvent.type(screen.getByRole('textbox', { name: `Why ${name}? The family reads this` }), 'Sings.')
}

it('picks remain on other pages, after a refined search and on the other tab, and are sent together', async () => {
  open()
  await pick('Samuel')
  await press('Next page')
  await pick('Joel')
  expect(screen.getByRole('group', { name: 'Picked, but not on this page' }).textContent).toContain('Samuel')
  await userEvent.click(await screen.findByText('Narrow the search'))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Verified number' }))
  await press('Search')
  await tick('Isaac')
  expect([await isTicked('Samuel'), await isTicked('Joel')]).toEqual([true, true])
  await openTab('Proposed so far')
  await openTab('Search and propose')
  expect(await screen.findByText('2 profiles picked. You can send up to 5 at once.')).toBeTruthy()
  await press('Send proposals')
  await waitFor(() =>
    expect(sent()[0]?.body).toEqual({
      proposals: [
        { pfid: 9, tx: 'Sings.' },
        { pfid: 11, tx: 'Sings.' },
      ],
    }),
  )
  await openTab('Search and propose')
  expect(await isTicked('Samuel')).toBe(false)
  expect(screen.queryByText(/picked\./)).toBeNull()
})

it('picks remain after a refusal, which is shown even if the profile is not on this page', async () => {
  answer = () => ({
    status: 422,
    body: { code: 'invalid', message: 'Check the fields', fields: { 'proposals.0.tx': 'Leave out numbers' } },
  })
  open()
  await pick('Samuel')
  await press('Next page')
  await tick('Joel')
  await press('Send proposals')
  expect(await screen.findByText('Leave out numbers')).toBeTruthy()
  expect(screen.getByText('1 profile picked. You can send up to 5 at once.')).toBeTruthy()
})

it('a reply unticks only what was sent, also after a change of tabs', async () => {
  open()
  await pick('Samuel')
  const release = holdReply('/api/profiles/1/proposals')
  await press('Send proposals')
  await pick('Daniel')
  await openTab('Proposed so far')
  await openTab('Search and propose')
  await tick('Samuel')
  release()
  await waitFor(async () => expect(await isTicked('Samuel')).toBe(false))
  expect(await isTicked('Daniel')).toBe(true)
  expect(screen.getByRole('tab', { name: 'Search and propose' }).getAttribute('aria-selected')).toBe('true')
})

it('unticks all with one press, and the focus moves to the title', async () => {
  open()
  await pick('Samuel')
  await pick('Daniel')
  await press('Untick all')
  expect([await isTicked('Samuel'), await isTicked('Daniel')]).toEqual([false, false])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('the page of another member begins without picks', async () => {
  const { router } = open()
  const go = async (bnrId: string, name: string) => {
    await act(() => router.navigate(`/ad/assisted/${bnrId}`))
    await screen.findByRole('heading', { name: `Proposals to ${name}` })
  }
  // Both members are known, so that no skeleton comes between their pages.
  await go('10000002', 'Priya')
  await go('10000001', 'Anita')
  await pick('Samuel')
  await go('10000002', 'Priya')
  expect(await isTicked('Samuel')).toBe(false)
  expect(screen.queryByText(/picked\./)).toBeNull()
})
