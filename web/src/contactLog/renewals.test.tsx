import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import RenewalsPage from './renewalList.tsx'

beforeEach(() => beginSession(manager))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('the list of memberships to renew', () => {
  const renewal = {
    id: 5,
    pn: 'Diamond',
    ed: '2026-12-02',
    pfid: 7,
    pid: '10000002',
    na: 'Samuel',
    ps: 'Active',
    phm: '+91 ••••••0002',
    oc: 'reached',
    cat: '2026-11-20T06:30:00.000Z',
    cb: 'Nisha',
  }

  it('shows plan, end and last call, and is filtered by days and calls', async () => {
    const calls = answerWith({
      'GET /api/renewals': () => ({ body: { results: [renewal], total: 1, page: 0 } }),
    })
    renderAt('/ad/renewals', <RenewalsPage />)
    const [, row] = await screen.findAllByRole('row')
    for (const text of ['Diamond', '2\u00a0Dec\u00a02026', 'Samuel', 'Reached', 'Nisha', '+91 ••••••0002'])
      expect(row?.textContent).toContain(text)
    await userEvent.selectOptions(screen.getByLabelText('Ends'), '7')
    await userEvent.selectOptions(screen.getByLabelText('Calls'), 'none')
    await waitFor(() => {
      const { query } = calls.at(-1) ?? {}
      expect([query?.get('within'), query?.get('calls')]).toEqual(['7', 'none'])
    })
  })

  it('logs a call to the family', async () => {
    answerWith({ 'GET /api/renewals': () => ({ body: { results: [renewal], total: 1, page: 0 } }) })
    renderAt('/ad/renewals', <RenewalsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Log a call with Samuel' }))
    expect(await screen.findByRole('dialog', { name: 'Contact with Samuel' })).toBeTruthy()
  })
})
