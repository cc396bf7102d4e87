import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { forgetDecisions, sendDecisions } from '../../platform/decisions.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import PhotoApprovalPage from './PhotoApprovalPage.tsx'

const idOf = (id: number) => `photo${id}aaaaaaaaaaaaaaaa`
const photo = (id: number, na: string) => ({
  media: {
    mid: idOf(id),
    mt: 'ap',
    ms: 'Ready',
    can: ['approve', 'reject', 'delete'],
    cu: `/${id}`,
    cut: `/${id}/t`,
  },
  profile: {
    id,
    pid: String(10000000 + id),
    ps: 'Active',
    pa: false,
    el: false,
    cdt: '2026-01-01T00:00:00.000Z',
    bi: { na, doby: 27 },
    me: [],
  },
})
const waiting = [photo(1, 'Anita'), photo(2, 'Priya'), photo(3, 'Ruth')]
const verdict = (id: number, action: string) => `/api/profile_medias/${id}/medias/${idOf(id)}/${action}`

let calls: RecordedCall[] = []
const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
const shown = () => within(screen.getByRole('dialog')).getByRole('heading', { level: 3 }).textContent
const press = (keys: string) => userEvent.keyboard(keys)
/** Longer than the time in which a second press is ignored. */
const aMoment = () => act(() => new Promise((passed) => setTimeout(passed, 550)))

beforeEach(async () => {
  beginSession({ ...manager, roles: ['staff_user', 'cc_executive'] })
  localStorage.clear()
  const done = () => ({ body: { message: 'Done' } })
  calls = answerWith({
    'GET /api/profile_medias': () => ({ body: { results: waiting, total: 3, page: 0 } }),
    ...Object.fromEntries(
      [1, 2, 3].flatMap((id) => ['approve', 'reject'].map((action) => [`POST ${verdict(id, action)}`, done])),
    ),
  })
  await sendDecisions()
  forgetDecisions()
  calls.length = 0
  renderAt('/ad/media/approve', <PhotoApprovalPage />)
  await screen.findByText('3 photos')
  await press('n')
})

it('goes through the photos with the same keys as the profile review', async () => {
  expect(shown()).toBe('Anita')
  await press('a')
  expect(shown()).toBe('Priya')
  await aMoment()
  await press('r2')
  expect(shown()).toBe('Ruth')
  await act(() => sendDecisions())
  expect(sent()).toEqual([
    [verdict(1, 'approve'), {}],
    [verdict(2, 'reject'), { rn: 'The photo shows more than one person' }],
  ])
})

it('decides on one photo for two quick presses', async () => {
  const approve = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' })
  await userEvent.click(approve())
  await userEvent.click(approve(), { pointerEventsCheck: 0 })
  expect(shown()).toBe('Priya')
  await act(() => sendDecisions())
  expect(sent()).toEqual([[verdict(1, 'approve'), {}]])
})

it('rejects with a typed reason, whose letters are not shortcuts', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for rejection' }), 'nap 1')
  expect(shown()).toBe('Anita')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }))
  expect(shown()).toBe('Priya')
  expect(screen.getByText('Anita: Rejected: nap 1')).toBeTruthy()
  await aMoment()
  await press('u')
  expect(shown()).toBe('Anita')
  await act(() => sendDecisions())
  expect(sent()).toEqual([])
})
