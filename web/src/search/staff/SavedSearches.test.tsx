import { personalParameters } from '@bnr/contract/search/saved'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { found, search } from '../../testing/foundProfiles.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { paramNames } from '../searchParams.ts'
import StaffSearchPage from './StaffSearchPage.tsx'

let saved: { id: number; na: string; qu: string }[] = []
let calls: RecordedCall[] = []
const sent = (method: string) =>
  calls.find((call) => call.method === method && call.path.includes('/api/searches'))
const dialog = () => within(screen.getByRole('dialog'))
const refusal = {
  status: 400,
  body: { message: 'x', code: 'invalid_input', fields: { na: 'You already have a search with this name' } },
}

function remove(removed: number) {
  saved = saved.filter(({ id }) => id !== removed)
  return { body: { message: 'Search deleted' } }
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  beginSession(manager)
  saved = [{ id: 3, na: 'Drafts of Kerala', qu: 'form=staff&status=Draft' }]
  calls = answerWith({
    [search]: () => found(12),
    'GET /api/searches': () => ({ body: saved }),
    'POST /api/searches': ({ body }) =>
      (body as { na: string }).na === 'Twice' ? refusal : { body: { id: 4, ...(body as object) } },
    'PUT /api/searches/3': () => ({ body: { ...saved[0], na: 'Keralites' } }),
    'DELETE /api/searches/3': () => remove(3),
    'DELETE /api/searches/4': () => remove(4),
  })
})

it('links to each saved search', async () => {
  renderAt('/ad/profile/search', <StaffSearchPage />)
  const link = await screen.findByRole('link', { name: 'Drafts of Kerala' })
  expect(link.getAttribute('href')).toBe('/ad/profile/search?form=staff&status=Draft')
})

it('saves the current search from its first page under a chosen name', async () => {
  renderAt('/ad/profile/search?form=staff&status=Ready&paid=no&page=1', <StaffSearchPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
  await screen.findByRole('dialog')
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
  expect(await dialog().findByText('Enter a name')).toBeTruthy()
  await userEvent.type(dialog().getByRole('textbox'), 'Twice{Enter}')
  expect(await dialog().findByText('You already have a search with this name')).toBeTruthy()
  await userEvent.clear(dialog().getByRole('textbox'))
  await userEvent.type(dialog().getByRole('textbox'), 'Unpaid{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.findLast(({ method, path }) => method === 'POST' && path === '/api/searches')?.body).toEqual({
    na: 'Unpaid',
    qu: 'form=staff&status=Ready&paid=no',
  })
})

it('does not offer to save a search for one person', async () => {
  expect(paramNames).toEqual(expect.arrayContaining([...personalParameters]))
  renderAt('/ad/profile/search?form=staff&mobile=9100000001', <StaffSearchPage />)
  await screen.findByText('12 Profiles found')
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
})

it('leaves the dialog about another search open when the reply to a closed one arrives', async () => {
  saved.push({ id: 4, na: 'Nurses', qu: 'form=staff&status=Active' })
  renderAt('/ad/profile/search', <StaffSearchPage />)
  const release = holdReply('/api/searches/3')
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Drafts of Kerala' }))
  await screen.findByRole('dialog')
  await userEvent.type(dialog().getByRole('textbox'), ' and Goa{Enter}')
  await waitFor(() => expect(sent('PUT')).toBeTruthy())
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Nurses' }))
  await screen.findByRole('dialog')
  await userEvent.type(dialog().getByRole('textbox'), ' abroad')
  await act(async () => release())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(dialog().getByRole('textbox')).toHaveProperty('value', 'Nurses abroad')
})

it('renames a search, and deletes one after a confirmation', async () => {
  renderAt('/ad/profile/search', <StaffSearchPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Drafts of Kerala' }))
  await screen.findByRole('dialog')
  await userEvent.clear(dialog().getByRole('textbox'))
  await userEvent.type(dialog().getByRole('textbox'), 'Keralites{Enter}')
  await waitFor(() => expect(sent('PUT')?.body).toEqual({ na: 'Keralites' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Drafts of Kerala' }))
  await screen.findByRole('dialog')
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved searches' })).toBeNull())
  expect(sent('DELETE')).toBeTruthy()
})

it('gives the focus to the list after one of its searches was deleted, and to the title after the last', async () => {
  saved.push({ id: 4, na: 'Nurses', qu: 'form=staff&status=Active' })
  renderAt(
    '/ad/profile/search',
    <main>
      <StaffSearchPage />
    </main>,
  )
  async function press(name: string) {
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }))
    await screen.findByRole('dialog')
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
  }
  await press('Drafts of Kerala')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Nurses' }).closest('ul'))
  await press('Nurses')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Search Profiles' }))
})
