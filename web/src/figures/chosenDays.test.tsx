import { figures } from '@bnr/contract/figures/figures'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerWith, type RecordedCall } from '../testing/answers.ts'
import { manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import StaffDashboardPage from './StaffDashboardPage.tsx'

let calls: RecordedCall[]

/** Replies with the days of the request. */
const answerTo = ({ query }: RecordedCall) => ({
  body: {
    fd: query.get('fd') ?? '2026-09-01',
    td: query.get('td') ?? '2026-11-22',
    bfd: '2026-06-01',
    btd: '2026-08-22',
    at: '2026-11-22T08:35:00.000Z',
    results: ['2026-04', '2026-05'].map((k) => ({ k, na: k, n: 3, bn: 1 })),
  },
})

function open(address: string) {
  beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
  const answers = Object.values(figures).map(({ path }) => [`GET /api${path}`, answerTo])
  calls = answerWith({ ...Object.fromEntries(answers), 'GET /api/queues': () => ({ body: [] }) })
  return renderAt(address, <StaffDashboardPage />)
}

const leave = (label: string, day: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } })
  fireEvent.blur(screen.getByLabelText(label))
}
const asked = () =>
  calls
    .filter(({ path }) => path === '/api/invoices/revenueByMonthCount')
    .map(({ query }) => Object.fromEntries(query))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  endSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows the figures between the two days of the address, and links to lists of the same days', async () => {
  open('/ad/dashboard?from=2026-04-10&to=2026-05-20')
  const panel = within(await screen.findByRole('region', { name: 'Revenue by month' }))
  const [april, may] = (await panel.findAllByRole('link')).slice(-2)
  expect(april?.getAttribute('href')).toBe('/ad/invoices?paidFrom=2026-04-10&paidTo=2026-04-30')
  expect(may?.getAttribute('href')).toBe('/ad/invoices?paidFrom=2026-05-01&paidTo=2026-05-20')
  expect(asked()).toEqual([{ fd: '2026-04-10', td: '2026-05-20' }])
  expect(screen.getByLabelText('Period')).toHaveProperty('value', 'days')
  expect(screen.getByText(/10 Apr 2026 to 20 May 2026, compared with/)).toBeTruthy()
})

it('begins with the days of the months, puts each choice in the address, and goes back to months', async () => {
  const { router } = open('/ad/dashboard?months=6')
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Between two days')
  expect(router.state.location.search).toBe('?months=6&from=2026-06-01&to=2026-11-22')
  leave('From', '2026-04-10')
  expect(router.state.location.search).toBe('?months=6&from=2026-04-10&to=2026-11-22')
  leave('To', '2026-05-20')
  expect(router.state.location.search).toBe('?months=6&from=2026-04-10&to=2026-05-20')
  await vi.waitFor(() => expect(asked()).toContainEqual({ fd: '2026-04-10', td: '2026-05-20' }))
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'This month')
  expect(router.state.location.search).toBe('?months=1')
  expect(screen.queryByLabelText('From')).toBeNull()
})

it('says what is wrong with a day, and waits for the other one before it asks', async () => {
  const { router } = open('/ad/dashboard?from=2026-04-10&to=2026-05-20')
  leave('To', '2026-11-23')
  expect(screen.getByText('Choose a day up to today')).toBeTruthy()
  leave('To', '2026-05-20')
  leave('From', '2026-06-01')
  expect(screen.getByText('The last day cannot be before the first day')).toBeTruthy()
  expect(router.state.location.search).toBe('?from=2026-04-10&to=2026-05-20')
  leave('To', '2026-06-30')
  expect(router.state.location.search).toBe('?from=2026-06-01&to=2026-06-30')
  expect(screen.queryByText(/cannot be before/)).toBeNull()
  leave('From', '2020-01-01')
  expect(screen.getByText('Choose at most 731 days')).toBeTruthy()
})

it('shows the usual months for days of an address that cannot be chosen', async () => {
  open('/ad/dashboard?from=2026-11-01&to=2026-11-23')
  await vi.waitFor(() => expect(asked()).toEqual([{ pd: '3' }]))
  expect(screen.getByLabelText('Period')).toHaveProperty('value', '3')
})
