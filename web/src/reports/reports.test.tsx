import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerWith, type RecordedCall } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import ReportsPage from './ReportsPage.tsx'
import ReportTypePage from './ReportTypePage.tsx'
import { checkPeriod, initialValues, requestOf } from './reportForm.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

const staffUser = (...roles: ('cc_manager' | 'super_admin')[]) => ({
  userId: 4,
  name: 'Kiran',
  userName: '919000000004',
  phone: '919000000004',
  mobile: '9000000004',
  roles: ['staff_user' as const, ...roles],
  elite: false,
  userType: 'au' as const,
})
beforeEach(() => beginSession(staffUser('cc_manager')))

const report = (more: object = {}) => ({
  id: 12,
  rt: 'PAID',
  st: 'Completed',
  cdt: '2026-11-20T06:00:00Z',
  mdt: '2026-11-20T06:01:00Z',
  sid: 4,
  sna: 'Kiran',
  own: true,
  can: ['download'],
  fo: 'csv',
  fi: { ph: false, sd: '2026-11-01' },
  pr: 100,
  ro: 12345,
  ...more,
})
const page = (...results: object[]) => ({ body: { results, total: results.length, page: 0 } })

function open(
  answers: Record<string, (call: RecordedCall) => { status?: number; body: unknown }>,
  address = '/reports',
) {
  const calls = answerWith({
    'GET /api/sso/tmUsers': () => ({ body: [{ id: 3, na: 'Ravi' }] }),
    'GET /api/settings/profileSources': () => ({ body: [{ key: 'ch', value: 'Church / Pastor' }] }),
    'POST /api/memberships/search': () => page(),
    'POST /api/reports/search': () => page(),
    'GET /api/reports/revenue': () => ({ body: [] }),
    ...answers,
  })
  const screenOf = address === '/reports' ? <ReportsPage /> : <ReportTypePage />
  return { calls, ...renderAt(address, screenOf, address === '/reports' ? undefined : '/reports/:slug') }
}
const generated = (calls: readonly RecordedCall[]) =>
  calls.find(({ path }) => path === '/api/reports/generate')

describe('reports', () => {
  it("are requested by type and filters, and confirmed with the server's message", async () => {
    const { calls } = open({
      'POST /api/reports/generate': () => ({ body: { message: 'Generated', ...report({ st: 'Waiting' }) } }),
    })
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Revenue')
    await userEvent.selectOptions(await screen.findByLabelText('Employee'), 'Ravi')
    await userEvent.selectOptions(screen.getByLabelText('Source'), 'Church / Pastor')
    await userEvent.selectOptions(screen.getByLabelText('Format'), 'Excel (XLSX)')
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }))
    await waitFor(() => expect(generated(calls)).toBeTruthy())
    expect(String(generated(calls)?.query)).toBe('rt=REVENUE&fo=xlsx&tmsid=3&pros=ch&ph=false')
    expect(calls.at(-1)?.body).toEqual({ criterias: [{ key: 'rt', operation: 'eq', value: 'REVENUE' }] })
  })

  it('are listed with their requester, filters and number of rows', async () => {
    open({
      'POST /api/reports/search': () => page(report(), report({ id: 11, own: false, can: [], sna: 'Mary' })),
    })
    const [, own, others] = await screen.findAllByRole('row')
    for (const words of [
      '12',
      'Paid members',
      'CSV, from 1\u00a0Nov\u00a02026',
      'Completed',
      '12,345 rows',
      'Kiran',
    ])
      expect(own?.textContent).toContain(words)
    expect(within(own as HTMLElement).getByRole('button', { name: 'Download report 12' })).toBeTruthy()
    expect(within(others as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('show their progress and are polled until they are done', async () => {
    const replies = [report({ st: 'Running', can: ['cancel'], pr: 40, ro: 400 }), report()]
    const { calls } = open({ 'POST /api/reports/search': () => page(replies.shift() ?? report()) })
    const bar = await screen.findByRole('progressbar', { name: 'Progress of report 12' })
    expect(bar.getAttribute('value')).toBe('40')
    expect(screen.getByRole('button', { name: 'Stop report 12' })).toBeTruthy()
    expect(await screen.findByText('Completed', {}, { timeout: 4000 })).toBeTruthy()
    expect(calls.filter(({ path }) => path === '/api/reports/search')).toHaveLength(2)
  })

  it('that failed say why and can be run again', async () => {
    const { calls } = open({
      'POST /api/reports/search': () =>
        page(report({ st: 'Failed', can: ['again'], rn: 'It was interrupted.' })),
      'PUT /api/reports/12/again': () => ({ body: report({ st: 'Waiting' }) }),
    })
    expect(await screen.findByText('It was interrupted.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Run again report 12' }))
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/reports/12/again')).toBe(true))
  })

  it('offer contact details only to staff with the permission', async () => {
    open({})
    expect(screen.queryByRole('checkbox')).toBeNull()
    beginSession(staffUser('super_admin'))
    expect(await screen.findByRole('checkbox', { name: /^With phone numbers/ })).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Invoices')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('of members without a plan have no filter by plan', async () => {
    open({}, '/reports/unpaid')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unpaid members')
    expect(screen.queryByLabelText('Plan')).toBeNull()
  })

  it('offer to try again when they could not be loaded', async () => {
    open({
      'POST /api/reports/search': () => ({ status: 503, body: { message: 'Oops!', code: 'unavailable' } }),
    })
    expect(await screen.findByText('Oops!')).toBeTruthy()
  })
})

describe('revenue', () => {
  const line = (more: object) => ({
    mo: '2026-10',
    sna: 'Ravi',
    no: 2,
    am: 8500.5,
    tx: 1530,
    ttaat: 10031,
    tb: 0,
    ...more,
  })

  it('is shown on the page with its totals', async () => {
    open(
      { 'GET /api/reports/revenue': () => ({ body: [line({}), line({ mo: '2026-11', tb: 500 })] }) },
      '/reports/revenue',
    )
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    expect(await screen.findByText('Oct 2026')).toBeTruthy()
    expect(screen.getByText('₹17,001.00')).toBeTruthy()
    expect(screen.getAllByText('₹500.00')).toHaveLength(2)
  })

  it('is shown for the filters of the form', async () => {
    const { calls } = open({}, '/reports/revenue')
    await userEvent.type(screen.getByLabelText('Paid from'), '2026-10-01')
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    expect(await screen.findByText('No payments')).toBeTruthy()
    await waitFor(() => expect(calls.some(({ query }) => String(query) === 'sd=2026-10-01')).toBe(true))
    expect(screen.getByText('Revenue of this period')).toBeTruthy()
  })
})

describe('the form of a report', () => {
  const values = { ...initialValues, planId: 4, contacts: true }

  it('leaves out filters that the type does not use', () => {
    expect(requestOf('UNPAID', values)).toEqual({ type: 'UNPAID', format: 'csv', contacts: true })
    expect(requestOf('INVOICE', values)).toEqual({
      type: 'INVOICE',
      format: 'csv',
      planId: 4,
      contacts: false,
    })
  })

  it('refuses a period that ends before it starts', () => {
    const message = { to: 'The last day cannot be before the first day' }
    expect(checkPeriod({ ...values, from: '2026-02-02', to: '2026-02-01' })).toEqual(message)
    expect(checkPeriod({ ...values, from: '2026-02-01', to: '2026-02-01' })).toEqual({})
  })
})
