import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith, type RecordedCall } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import AuditPage from './auditList.tsx'

afterEach(() => vi.unstubAllGlobals())

const entry = (more: object = {}) => ({
  id: 9,
  at: '2026-11-20T06:30:00.000Z',
  by: 'Ruth',
  bid: 3,
  ac: 'contact opened',
  su: 'Profile 1',
  na: 'Anita',
  pid: '10000001',
  de: 'Rows: 2',
  ...more,
})
const choices = { acs: ['contact opened', 'coupon create'], staff: [{ id: 3, na: 'Ruth' }] }

function open(address: string, answer: (call: RecordedCall) => object) {
  const calls = answerWith({
    'GET /api/audit': (call) => ({ body: answer(call) }),
    'GET /api/audit/choices': () => ({ body: choices }),
  })
  return { calls, ...renderAt(address, <AuditPage />) }
}
const lastRead = (calls: RecordedCall[]) =>
  String(calls.filter(({ path }) => path === '/api/audit').at(-1)?.query)

it('shows who did what to whom, and what the service did by itself', async () => {
  open('/ad/audit', () => ({
    results: [
      entry(),
      entry({
        id: 8,
        by: undefined,
        bid: undefined,
        ac: 'profile purge',
        su: 'Profile 7',
        na: undefined,
        pid: undefined,
      }),
    ],
  }))
  const [, first, second] = await screen.findAllByRole('row')
  expect(first?.textContent).toBe(
    '20\u00a0Nov\u00a02026, 12:00\u00a0pmRuthOpened contact details in a listAnitaBNR ID 10000001Rows: 2',
  )
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/profile/10000001')
  expect(second?.textContent).toContain('The servicePermanently removed a profileProfile 7')
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('is filtered by the address, and returns to the newest entries when a filter changes', async () => {
  const { calls, router } = open('/ad/audit?by=3&beyond=9', () => ({ results: [entry({ id: 5 })], next: 5 }))
  await screen.findAllByRole('row')
  expect(lastRead(calls)).toBe('by=3&sort=cdt%2Cdesc&beyond=9')
  expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toContain('by=3&beyond=5')
  expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toMatch(/\?by=3$/)
  await userEvent.selectOptions(await screen.findByLabelText('What'), 'coupon create')
  await waitFor(() => expect(lastRead(calls)).toBe('by=3&action=coupon+create&sort=cdt%2Cdesc'))
  expect(router.state.location.search).toBe('?by=3&action=coupon+create')
})

it('has no page numbers, however many entries a page has', async () => {
  open('/ad/audit', () => ({
    results: Array.from({ length: 50 }, (_, at) => entry({ id: 50 - at })),
    next: 1,
  }))
  await screen.findByRole('link', { name: 'Older' })
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
})

it('can be read from the oldest entry', async () => {
  const { calls, router } = open('/ad/audit?beyond=9', () => ({ results: [entry()], next: 9 }))
  await userEvent.click(await screen.findByRole('button', { name: /^When/ }))
  await waitFor(() => expect(lastRead(calls)).toBe('sort=cdt%2Casc'))
  expect(router.state.location.search).toBe('?order=asc')
  const newer = await screen.findByRole('link', { name: 'Newer' })
  expect(newer.getAttribute('href')).toContain('order=asc&beyond=9')
})

it('refuses an invalid BNR ID', async () => {
  const { calls } = open('/ad/audit', () => ({ results: [] }))
  await screen.findByText('No entries found')
  await userEvent.type(screen.getByRole('searchbox'), '12{Enter}')
  expect(await screen.findByText('Enter a BNR ID of 7 or 8 digits')).toBeTruthy()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), '10000001{Enter}')
  await waitFor(() => expect(lastRead(calls)).toBe('pid=10000001&sort=cdt%2Cdesc'))
})
