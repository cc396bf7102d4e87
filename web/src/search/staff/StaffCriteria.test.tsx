import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { found, search } from '../../testing/foundProfiles.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import StaffSearchPage from './StaffSearchPage.tsx'
// The page loads it later, which takes long where every module is transformed first.
import '../results/RefineSheet.tsx'
import './StaffCriteria.tsx'

let calls: RecordedCall[] = []
const counted = () => calls.filter(({ path }) => path.endsWith('/counts'))

async function open(query: string) {
  Element.prototype.scrollIntoView = () => undefined
  const known: Record<string, (call: RecordedCall) => Answer> = {
    [search]: () => found(2),
    'POST /api/profiles/search/counts': () => ({ body: { total: 31, lists: [], without: [0, 0] } }),
    'GET /api/staff/tele': () => ({ body: [] }),
  }
  const lists = (call: RecordedCall) => ({
    body: call.path.startsWith('/api/configurations/') ? { results: [], total: 0, page: 0 } : [],
  })
  calls = answerWith(new Proxy(known, { get: (all, name: string) => all[name] ?? lists }))
  const { router } = renderAt(`/ad/profile/search?${query}`, <StaffSearchPage />)
  await screen.findByText('2 Profiles found')
  await screen.findByRole('list', { name: 'You searched for' })
  return () => router.state.location.search
}

beforeEach(() => {
  localStorage.clear()
  beginSession(manager)
})

it('names the criteria of the results, and a removed one leaves the form as well', async () => {
  const query = await open('form=staff&status=Ready&name=Anna')
  expect((screen.getAllByLabelText('Name begins with')[0] as HTMLInputElement).value).toBe('Anna')
  await userEvent.click(screen.getByRole('link', { name: 'Remove Name begins with: Anna' }))
  await waitFor(() => expect(query()).toBe('?form=staff&status=Ready'))
  expect((screen.getAllByLabelText('Name begins with')[0] as HTMLInputElement).value).toBe('')
  expect(screen.getByRole('link', { name: 'Remove Profile status: Waiting for approval' })).toBe(
    document.activeElement,
  )
})

it('refines the results in a drawer with counts, which the forms of the page do without', async () => {
  const query = await open('form=staff&name=Anna')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(counted()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Refine 1 criterion' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Refine' }))
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Assigned to me' }))
  const show = await drawer.findByRole('button', { name: 'Show 31 profiles' })
  await waitFor(() => expect(show.dataset.old).toBeUndefined())
  await userEvent.click(show)
  await waitFor(() => expect(query()).toBe('?form=staff&name=Anna&mine=1'))
  expect(counted().at(-1)?.body).toEqual({
    criterias: [
      { key: 'bi.na', operation: 'like', value: 'Anna' },
      { key: 'mine', operation: 'eq', value: true },
    ],
  })
})
