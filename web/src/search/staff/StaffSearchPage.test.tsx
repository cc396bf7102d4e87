import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import StaffSearchPage from './StaffSearchPage.tsx'

const anita = {
  id: 1,
  pid: '10000001',
  ps: 'Ready',
  can: ['approve', 'reject', 'delete'],
  pa: false,
  el: false,
  pv: true,
  rdt: '2026-01-01T00:00:00.000Z',
  cdt: '2026-01-01T00:00:00.000Z',
  bi: { na: 'Anita', doby: 27, ph: { cc: '91', nu: '9100000001' } },
  me: [],
}
let calls: RecordedCall[] = []
const scrolled = vi.fn()

const page = vi.hoisted(() => ({ cameFromServer: false }))
vi.mock('../../platform/useHydrated.ts', async (original) => ({
  ...(await original<object>()),
  useCameWithPage: () => page.cameFromServer,
}))

beforeEach(() => {
  beginSession(manager)
  page.cameFromServer = false
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
  calls = answerWith({
    'POST /api/profiles/search': ({ body }) => {
      const isKnown = JSON.stringify(body).includes('10000001') || !JSON.stringify(body).includes('pid')
      return { body: { results: isKnown ? [anita] : [], total: isKnown ? 1 : 0, page: 0 } }
    },
  })
})

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search by BNR ID' })

async function find(id: string) {
  renderAt('/ad/profile/search', <StaffSearchPage />)
  await userEvent.type(field(), `${id}{Enter}`)
}

it('lists the profile with a BNR ID and moves the focus there', async () => {
  await find('10000001')
  const count = await screen.findByText('1 Profile found')
  await waitFor(() => expect(document.activeElement).toBe(count))
  expect(scrolled).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Edit the profile of Anita' })).toBeTruthy()
  expect(screen.getByText('Waiting for approval')).toBeTruthy()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    criterias: [{ key: 'pid', operation: 'eq', value: '10000001' }],
  })
})

it('shows the usual message for an unknown ID', async () => {
  await find('99999999')
  await screen.findByText('No profiles matched your search criteria')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search results')
})

it('accepts at most eight digits, typed or pasted', async () => {
  renderAt('/ad/profile/search', <StaffSearchPage />)
  await userEvent.type(field(), '1a2b-3')
  expect(field().value).toBe('123')
  await userEvent.clear(field())
  await userEvent.click(field())
  await userEvent.paste('BNR 1000 0001 99')
  expect(field().value).toBe('10000001')
})

it.each([
  ['', 'Enter BNR Id to search'],
  ['123456', 'Enter 7 or 8 digit BNR Id'],
])('refuses "%s"', async (typed, message) => {
  await find(typed)
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByText('1 Profile found')).toBeNull()
})

it('opens the quick search, or the form that was submitted', async () => {
  renderAt('/ad/profile/search', <StaffSearchPage />)
  const panel = (title: string) => screen.getByText(title).closest('details') as HTMLDetailsElement
  const open = () => ['Quick Search', 'Regular Search', 'Advanced Search'].map((title) => panel(title).open)
  expect(open()).toEqual([true, false, false])
  cleanup()
  renderAt('/ad/profile/search?form=staffAdvanced&email=a@example.com', <StaffSearchPage />)
  expect(open()).toEqual([false, false, true])
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('a@example.com')
})

it('offers on each card the actions that the roles and the status allow', async () => {
  renderAt('/ad/profile/search?form=staff&status=Ready', <StaffSearchPage />)
  const card = await screen.findByRole('article')
  const buttons = within(card)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Show', 'More', 'Approve', 'Reject', 'Delete'])
})

it('scrolls to the results of the form and to each of their pages', async () => {
  const { router } = renderAt('/ad/profile/search?form=staff&status=Ready', <StaffSearchPage />)
  await screen.findByText('1 Profile found')
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
  await router.navigate('/ad/profile/search?form=staff&status=Draft')
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2))
})

it('does not move a page from the server under somebody who uses it already', async () => {
  page.cameFromServer = true
  renderAt('/ad/profile/search?form=staff&status=Ready', <StaffSearchPage />)
  field().focus()
  await screen.findByText('1 Profile found')
  expect(document.activeElement).toBe(field())
  expect(scrolled).not.toHaveBeenCalled()
})
