import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { beginSession, type SessionUser } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { manager } from '../testing/people.ts'
import { sentPlan } from '../testing/plans.ts'
import { renderAt } from '../testing/renderAt.tsx'
import PackagesPage from './PackagesPage.tsx'

const small = sentPlan({ id: 1, na: 'Saphire Classic', tg: 'sc', co: { am: 3500 }, pd: 3 })
const middle = sentPlan()
const staff = (role: 'cc_executive' | 'tele_manager'): SessionUser => ({
  ...manager,
  roles: ['staff_user', role],
})

function open({ user, plans = [small, middle] }: { user: SessionUser; plans?: readonly object[] }) {
  beginSession(user)
  const calls = answerWith({
    'POST /api/memberships/search': () => ({ body: { results: plans, total: plans.length, page: 0 } }),
    'PUT /api/memberships/3/hide': () => ({ body: { ...middle, h: true } }),
  })
  renderAt('/packages', <PackagesPage />)
  return { calls }
}

const cardOf = (name: string) => screen.findByRole('article', { name })

describe('for staff', () => {
  it('there is nothing to buy and, without the role, nothing to edit', async () => {
    const { calls } = open({ user: staff('cc_executive') })
    const card = await cardOf('Saphire Classic')
    expect(within(card).queryAllByRole('link')).toEqual([])
    expect(within(card).queryAllByRole('button')).toEqual([])
    expect(screen.queryByRole('link', { name: 'Create package' })).toBeNull()
    expect(calls[0]?.body).toEqual({ criterias: [{ key: 'h', operation: 'eq', value: false }] })
  })

  it('hidden plans are visible to plan managers, who confirm before hiding one', async () => {
    const gone = sentPlan({ id: 9, na: 'Trial', co: { am: 0 }, h: true })
    const { calls } = open({ user: staff('tele_manager'), plans: [middle, gone] })
    expect(within(await cardOf('Trial')).getByText('Hidden')).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: 'Trial' })).toBeNull()
    expect(calls[0]?.body).toEqual({ criterias: [] })
    expect(screen.getByRole('link', { name: 'Create package' }).getAttribute('href')).toBe('/packages/create')
    const edit = screen.getByRole('link', { name: 'Edit Platinum Classic' })
    expect(edit.getAttribute('href')).toBe('/packages/3/edit')
    await userEvent.click(screen.getByRole('button', { name: 'Hide Platinum Classic' }))
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Hide', hidden: true }))
    const search = '/api/memberships/search'
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toEqual([search, '/api/memberships/3/hide', search]),
    )
  })
})

it('the comparison leaves out plans that members cannot buy', async () => {
  const unpriced = sentPlan({ id: 9, na: 'Introduction', co: { am: 0 } })
  open({ user: staff('tele_manager'), plans: [unpriced, small, middle] })
  expect(await cardOf('Introduction')).toBeTruthy()
  expect(within(screen.getByRole('table')).queryByText('Introduction')).toBeNull()
})
