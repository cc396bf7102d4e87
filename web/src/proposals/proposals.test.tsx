import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { sendDecisions } from '../platform/decisions.ts'
import { answerWith } from '../testing/answers.ts'
import { anita, manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import ProposalsPage from './ProposalsPage.tsx'
import AssistedMembersPage from './staff/assistedMemberList.tsx'
import MemberProposalsPage from './staff/MemberProposalsPage.tsx'

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const samuel = { id: 9, pid: '10000002', bi: { na: 'Samuel' }, me: [] }
const proposal = (more: object = {}) => ({
  id: 5,
  profile: samuel,
  tx: 'He sings in the choir.',
  cb: 'Grace',
  cdt: '2026-11-20T06:30:00.000Z',
  st: 'Waiting',
  can: ['yes', 'no', 'later'],
  ...more,
})
const weeks = [
  { sd: '2026-11-23', ct: 2 },
  { sd: '2026-11-16', ct: 3 },
]
const page = (...results: object[]) => ({
  body: { results, total: results.length, page: 0, sna: 'Grace', wa: 3, wk: weeks },
})

describe('the proposals of a member', () => {
  beforeEach(() => beginSession(anita))

  function open(...results: object[]) {
    const calls = answerWith({
      'GET /api/proposals': () => page(...results),
      'POST /api/proposals/5/yes': () => ({ body: { message: 'Interest expressed' } }),
      'POST /api/proposals/5/no': () => ({ body: { message: 'Thank you' } }),
    })
    renderAt('/proposals', <ProposalsPage />)
    return () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
  }

  it('shows who proposes, the sentence, and each week against the aim', async () => {
    open(proposal())
    expect(await screen.findByText('He sings in the choir.')).toBeTruthy()
    expect(screen.getByText('Grace, your relationship manager')).toBeTruthy()
    const delivered = screen.getByRole('region', { name: 'Proposed each week' })
    expect(
      within(delivered)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['This week2 of 3', 'Week of 16\u00a0Nov\u00a020263 of 3'])
  })

  it('a no asks for the reason, can be undone for five seconds, and is sent on leaving', async () => {
    const sent = open(proposal())
    const press = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Not for us to Samuel' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Denomination' }))
    }
    await press()
    await new Promise((resolve) => setTimeout(resolve, 600))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(sent()).toEqual([])
    await press()
    await sendDecisions()
    expect(sent()).toEqual([['/api/proposals/5/no', { rn: 'denomination' }]])
  })

  it('an answered proposal says what became of it and offers what is still possible', async () => {
    open(proposal({ st: 'Later', bd: '2026-12-04', can: ['yes', 'no'] }))
    expect(await screen.findByText(/^Later: it comes back on 4\sDec\s2026$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Yes to Samuel' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Later to Samuel' })).toBeNull()
  })

  it('an empty list says what happens next', async () => {
    open()
    expect(await screen.findByText('Nothing to answer')).toBeTruthy()
  })
})

const executive = { ...manager, roles: ['staff_user' as const, 'cc_executive' as const] }
const member = {
  id: 7,
  pid: '10000001',
  na: 'Anita',
  pn: 'Emerald',
  ed: '2027-05-01',
  wa: 5,
  ct: 2,
  wt: 1,
  lct: '2026-11-20T06:30:00.000Z',
  fud: '2026-11-30',
}

describe('the members of a relationship manager', () => {
  it('shows the week against the aim, answers waiting and what is promised', async () => {
    beginSession(executive)
    answerWith({ 'GET /api/proposals/members': () => page(member) })
    renderAt('/ad/assisted', <AssistedMembersPage />)
    const [, row] = await screen.findAllByRole('row')
    expect(row?.textContent).toContain('2 of 5')
    expect(row?.textContent).toContain('30\u00a0Nov\u00a02026')
    expect(screen.getByRole('link', { name: 'Propose to Anita' }).getAttribute('href')).toBe(
      '/ad/assisted/10000001',
    )
    expect(screen.queryByLabelText('Assigned to')).toBeNull()
  })

  it('lets a manager see the members of everybody', async () => {
    beginSession({ ...manager, roles: ['staff_user', 'cc_manager'] })
    const calls = answerWith({ 'GET /api/proposals/members': () => page({ ...member, sna: 'Grace' }) })
    renderAt('/ad/assisted', <AssistedMembersPage />)
    await userEvent.selectOptions(await screen.findByLabelText('Assigned to'), 'everybody')
    expect(await screen.findByText('Grace')).toBeTruthy()
    expect(calls.map(({ query }) => query.get('of'))).toEqual(['mine', 'everybody'])
  })
})

describe('the page of proposals to a member', () => {
  const card = { ...samuel, ps: 'Active', pa: true, el: false, cdt: '2026-01-01T00:00:00.000Z' }
  const own = { ...card, id: 7, pid: '10000001', bi: { na: 'Anita' } }
  const nobody = () => ({ body: { results: [], total: 0, page: 0, xr: [] } })

  function open() {
    beginSession(executive)
    const calls = answerWith({
      'POST /api/profiles/search': () => page(own),
      'POST /api/profiles/7/proposals/candidates': () => ({
        body: {
          results: [{ profile: card, meets: { mine: ['age'], theirs: [] } }],
          total: 1,
          page: 0,
          xr: ['place'],
        },
      }),
      'GET /api/profiles/7/proposals': () => page(proposal({ can: [] })),
      'POST /api/profiles/7/proposals': () => ({ body: { message: '1 profile proposed' } }),
    })
    renderAt('/ad/assisted/10000001', <MemberProposalsPage />, '/ad/assisted/:bnrId')
    return () => calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/proposals'))
  }

  it('narrows the search by criteria of the manager', async () => {
    beginSession(executive)
    const calls = answerWith({
      'POST /api/profiles/search': () => page(own),
      'POST /api/profiles/7/proposals/candidates': nobody,
      'GET /api/profiles/7/proposals': () => page(),
    })
    renderAt('/ad/assisted/10000001', <MemberProposalsPage />, '/ad/assisted/:bnrId')
    await userEvent.click(await screen.findByText('Narrow the search'))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Verified number' }))
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    const criterias = [{ key: 'pv', operation: 'eq', value: true }]
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ criterias }))
  })

  it('arranges the call of both families after a mutual yes', async () => {
    beginSession(executive)
    const calls = answerWith({
      'POST /api/profiles/search': () => page(own),
      'POST /api/profiles/7/proposals/candidates': nobody,
      'GET /api/profiles/7/proposals': () => page(proposal({ st: 'Yes', ist: 'Accepted', can: ['arrange'] })),
      'POST /api/proposals/5/call': () => ({ body: { message: 'Call arranged' } }),
    })
    renderAt('/ad/assisted/10000001', <MemberProposalsPage />, '/ad/assisted/:bnrId')
    await userEvent.click(await screen.findByRole('tab', { name: 'Proposed so far' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Arrange a call with Samuel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Arrange' }))
    expect(await screen.findByText('Select a day')).toBeTruthy()
    await userEvent.type(screen.getByLabelText(/^Day/), '2026-12-01')
    await userEvent.type(screen.getByLabelText(/^Time/), '18:30')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Arrange' }))
    const sent = () => calls.filter(({ path }) => path.endsWith('/call'))
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ cat: '2026-12-01T13:00:00.000Z' }]))
  })

  it('sends what was picked together, with a sentence to each, once', async () => {
    const sent = open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Propose Samuel' }))
    expect(screen.getByText(/the search leaves out anybody in the same district/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send proposals' }))
    expect(await screen.findByText('Write a sentence')).toBeTruthy()
    expect(sent()).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: /^Why Samuel/ }), 'He sings in the choir.')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send proposals' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toEqual({ proposals: [{ pfid: 9, tx: 'He sings in the choir.' }] })
    expect(await screen.findByText('Waiting for an answer')).toBeTruthy()
  })
})
