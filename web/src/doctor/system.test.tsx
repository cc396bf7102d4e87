import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith, type RecordedCall } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import SystemPage from './failedJobList.tsx'

afterEach(() => vi.unstubAllGlobals())

const at = '2026-11-20T06:30:00.000Z'
const jobId = '00000000-0000-4000-8000-000000000001'
const job = { id: jobId, kd: 'makePhotoSizes', fdt: at, at: 13, ab: 'id 7', re: 'The store is away' }
const checks = [
  { na: 'Clock', lev: 'fine', fo: 'The same as the clock of the database' },
  { na: 'Disk', lev: 'wrong', fo: '0.1 GB are free', adv: 'Make room now' },
]

function open(answers: Parameters<typeof answerWith>[0] = {}) {
  let failed = [job]
  const change = () => {
    const count = failed.length
    failed = []
    return { body: { co: count } }
  }
  const calls = answerWith({
    'GET /api/system/checks': () => ({ body: { cat: at, chs: checks } }),
    'GET /api/system/queues': () => ({
      body: failed.map(({ kd }) => ({ kd, wa: 2, ac: 0, fd: 1, odt: at })),
    }),
    'GET /api/system/failedJobs': () => ({ body: { results: failed, total: failed.length, page: 0 } }),
    [`POST /api/system/failedJobs/${jobId}/retry`]: change,
    [`DELETE /api/system/failedJobs/${jobId}`]: change,
    'POST /api/system/failedJobs/retry': change,
    ...answers,
  })
  renderAt('/ad/system', <SystemPage />)
  return calls
}
const changesIn = (calls: readonly RecordedCall[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

it('shows what is wrong first, with what to do about it', async () => {
  open()
  const area = await screen.findByRole('region', { name: 'Checks' })
  const [first, second] = await within(area).findAllByRole('listitem')
  expect(first?.textContent).toBe('DiskWrong0.1 GB are freeMake room now')
  expect(second?.textContent).toBe('ClockFineThe same as the clock of the database')
  expect(within(area).getByRole('status').textContent).toContain('1 wrong, 1 fine. Checked 20')
})

it('asks for the checks again', async () => {
  const calls = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/system/checks')).toHaveLength(2))
})

it('retries a failed job after a confirmation, and then shows that none is left', async () => {
  const calls = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Retry Make photo sizes (id 7)' }))
  expect(changesIn(calls)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No failed jobs')).toBeTruthy()
  expect(await screen.findByText('No jobs wait, and none failed.')).toBeTruthy()
  expect(changesIn(calls)).toEqual([`POST /api/system/failedJobs/${jobId}/retry`])
})

it('retries all failed jobs of a kind', async () => {
  const calls = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Retry failed Make photo sizes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Retry all' }))
  expect(await screen.findByText('No failed jobs')).toBeTruthy()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ kd: 'makePhotoSizes' })
})

it('deletes a job', async () => {
  const calls = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Make photo sizes (id 7)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No failed jobs')).toBeTruthy()
  expect(changesIn(calls)).toEqual([`DELETE /api/system/failedJobs/${jobId}`])
})

it('says what could not be loaded, and shows the rest', async () => {
  open({ 'GET /api/system/checks': () => ({ status: 503, body: { message: 'Away', code: 'unavailable' } }) })
  expect(await screen.findByRole('button', { name: 'Retry Make photo sizes (id 7)' })).toBeTruthy()
  const area = screen.getByRole('region', { name: 'Checks' })
  expect(await within(area).findByRole('button', { name: 'Try again' })).toBeTruthy()
})
