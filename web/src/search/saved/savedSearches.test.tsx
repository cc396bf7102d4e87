import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { forgetDecisions, sendDecisions } from '../../platform/decisions.ts'
import { answerSearches, kerala, ownSearches } from '../../testing/memberSearches.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import SavedSearchesPage from './SavedSearchesPage.tsx'

let sent: ReturnType<typeof answerSearches>

beforeEach(() => beginSession(anita))
afterEach(async () => {
  await sendDecisions()
  forgetDecisions()
})

const open = async (saved: object = kerala) => {
  sent = answerSearches([saved])
  renderAt('/profile/searches', <SavedSearchesPage />)
  return await screen.findByRole('listitem')
}

it('shows the criteria and leads to all results and to the new ones', async () => {
  const row = await open()
  expect(row.textContent).toContain('24 to 30 years · teacher')
  const links = within(row).getAllByRole('link')
  expect(
    links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Teachers of Kerala', `/profile/list?${kerala.qu}&saved=3`],
    ['3 new for Teachers of Kerala', `/profile/list?${kerala.qu}&saved=3&new=1`],
  ])
})

it('says that there are more new profiles than counted, and nothing when there are none', async () => {
  expect((await open({ ...kerala, nw: 20, mo: true })).textContent).toContain('20+ new')
})

it('does not mention new profiles when there are none', async () => {
  expect(within(await open({ ...kerala, nw: 0 })).getAllByRole('link')).toHaveLength(1)
})

it.each([
  ['closed', /once your mobile number is verified/],
  ['outdated', /Our lists have changed/],
])('says why a search cannot run: %s', async (pb, words) => {
  const { nw: _, mo: __, ...rest } = kerala
  expect((await open({ ...rest, pb })).textContent).toMatch(words)
})

it('switches the daily message off and renames a search', async () => {
  const row = await open()
  await userEvent.click(within(row).getByRole('checkbox', { name: /^Tell me about new profiles/ }))
  await waitFor(() => expect(sent('PUT', `${ownSearches}/3`)[0]?.body).toEqual({ nt: false }))
  await userEvent.click(within(row).getByRole('button', { name: 'Rename Teachers of Kerala' }))
  const name = await screen.findByRole('textbox', { name: 'Name of the search' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Keralites{Enter}')
  await waitFor(() => expect(sent('PUT', `${ownSearches}/3`)[1]?.body).toEqual({ na: 'Keralites' }))
})

it('deletes a search after five seconds in which that can be undone', async () => {
  const row = await open()
  const press = async (name: string) => userEvent.click(within(row).getByRole('button', { name }))
  await press('Delete Teachers of Kerala')
  expect(within(row).getByRole('status').textContent).toContain('Deleted')
  await new Promise((resolve) => setTimeout(resolve, 600))
  await press('Undo')
  await sendDecisions()
  expect(sent('DELETE', `${ownSearches}/3`)).toEqual([])
  await press('Delete Teachers of Kerala')
  await sendDecisions()
  expect(sent('DELETE', `${ownSearches}/3`)).toHaveLength(1)
  expect(await screen.findByText('You have not saved a search yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/profile/search')
})

it('says why the list could not be read and offers to try again', async () => {
  let works = false
  const failure = { status: 503, body: { message: 'Oops! Service Unavailable', code: 'unavailable' } }
  answerSearches([], { [`GET ${ownSearches}`]: () => (works ? { body: [kerala] } : failure) })
  renderAt('/profile/searches', <SavedSearchesPage />)
  expect(await screen.findByText('Oops! Service Unavailable')).toBeTruthy()
  works = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})
