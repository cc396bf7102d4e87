import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import ActivitiesPage from './ActivitiesPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const card = { id: 7, pid: '10000001', bi: { na: 'Anita' }, ps: 'Active', me: [] }
const liked = {
  id: 3,
  mdt: '2026-11-20T06:30:00.000Z',
  at: 'l',
  fp: { id: 7, pid: '10000001', na: 'Anita' },
  tp: { id: 8, pid: '10000002', na: 'Samuel' },
}
const page = (...results: object[]) => ({ body: { results, total: results.length, page: 0 } })

function open(address: string, found: object[] = [card]) {
  const calls = answerWith({
    'GET /api/settings/actionTypes': () => ({ body: [{ key: 'l', value: 'Liked' }] }),
    'POST /api/profiles/search': () => page(...found),
    'POST /api/profile_actions/search': () => page(liked),
  })
  return { calls, ...renderAt(address, <ActivitiesPage />) }
}
const lastSearch = (calls: RecordedCall[]) =>
  calls.filter(({ path }) => path.endsWith('profile_actions/search')).at(-1)?.body

it('asks for a BNR ID before it loads activities', async () => {
  const { calls, router } = open('/ad/profile/activities')
  expect(screen.getByText('Choose a member')).toBeTruthy()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  for (const [typed, message] of [
    ['12', 'Enter 7 or 8 digit BNR Id'],
    ['Anita', 'Enter BNR ID in digits'],
  ] as const) {
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), `${typed}{Enter}`)
    expect(await screen.findByText(message)).toBeTruthy()
  }
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), '10000001{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?pid=10000001'))
})

it('shows activities by or towards a profile, of one kind or all', async () => {
  const { calls, router } = open('/ad/profile/activities?pid=10000001')
  const [, row] = await screen.findAllByRole('row')
  expect(row?.textContent).toBe('Nov\u00a020,\u00a02026\u00a012:00Liked10000002Samuel')
  expect(lastSearch(calls)).toEqual({ criterias: [{ key: 'fromId', operation: 'eq', value: 7 }] })
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'To Activity')
  await userEvent.selectOptions(await screen.findByLabelText('Activity type'), 'l')
  expect(router.state.location.search).toBe('?pid=10000001&side=toId&kind=l')
  await waitFor(() =>
    expect(lastSearch(calls)).toEqual({
      criterias: [
        { key: 'toId', operation: 'eq', value: 7 },
        { key: 'at', operation: 'eq', value: 'l' },
      ],
    }),
  )
})

it('says when no profile has the BNR ID', async () => {
  const { calls } = open('/ad/profile/activities?pid=10000009', [])
  expect(await screen.findByText('No profile found for this BNR ID')).toBeTruthy()
  expect(lastSearch(calls)).toBeUndefined()
})
