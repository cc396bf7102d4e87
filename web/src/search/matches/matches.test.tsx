import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { askedOf, match, matches, own, page, preferring } from '../../testing/matches.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { seeEverything } from '../../testing/seen.ts'
import MatchesPage from '../MatchesPage.tsx'

beforeEach(() => {
  seeEverything()
  beginSession(anita)
})

it('each card lists the preferences that match', async () => {
  answerWith({
    ...preferring,
    [matches]: () =>
      page(
        2,
        match(2, ['age', 'denomination', 'education'], ['age', 'place']),
        match(3, ['motherTongue'], []),
      ),
  })
  renderAt('/matches', <MatchesPage />)
  expect(await screen.findByText('2 Profiles found')).toBeTruthy()
  const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement]
  const lines = (card: HTMLElement) =>
    within(card)
      .getAllByText(/^(Fits your|You fit his)$/)
      .map(({ parentElement }) => parentElement?.textContent)
  expect(lines(first)).toEqual(['Fits your age, denomination and education', 'You fit his age and place'])
  expect(lines(second)).toEqual(['Fits your mother tongue'])
})

it('the address contains the direction and the page', async () => {
  const calls = answerWith({ ...preferring, [matches]: () => page(30, match(2, ['age'], [])) })
  const { router } = renderAt('/matches?direction=mine&page=2', <MatchesPage />)
  await screen.findByText('30 Profiles found')
  expect(String(askedOf(calls)[0]?.query)).toBe('direction=mine&page=2&size=10')
  await userEvent.click(screen.getByRole('tab', { name: 'Their preferences' }))
  expect(router.state.location.search).toBe('?direction=theirs')
  await waitFor(() => expect(String(askedOf(calls)[1]?.query)).toBe('direction=theirs&page=0&size=10'))
})

it('a member without the full view pages through what the server shows them', async () => {
  beginSession({ ...anita, phoneVerified: false })
  const calls = answerWith({ ...preferring, [matches]: () => page(40, match(2, [], [])) })
  const { router } = renderAt('/matches?direction=theirs&page=9', <MatchesPage />)
  await screen.findByText('40 Profiles found')
  expect(String(askedOf(calls)[0]?.query)).toBe('direction=mine&page=2&size=5')
  expect(screen.queryByRole('tab')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(String(askedOf(calls)[1]?.query)).toBe('direction=mine&page=1&size=5'))
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(router.state.location.search).toContain('page=2'))
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  expect(await screen.findByRole('dialog', { name: 'See full profiles' })).toBeTruthy()
  expect(router.state.location.search).toContain('page=2')
})

it('shows the last page of matches when the address names a page that does not exist', async () => {
  answerWith({ ...preferring, [matches]: () => page(12, match(2, ['age'], [])) })
  const { router } = renderAt('/matches?direction=theirs&page=9', <MatchesPage />)
  await waitFor(() => expect(router.state.location.search).toBe('?direction=theirs&page=1'))
})

it.each([
  ['both', 'No mutual matches yet', 'Change partner preferences', '/profile/update/10000001#preferences'],
  [
    'mine',
    'No profiles match your preferences yet',
    'Change partner preferences',
    '/profile/update/10000001#preferences',
  ],
  [
    'theirs',
    'Your profile does not match anybody’s preferences yet',
    'Complete your profile',
    '/profile/update/10000001',
  ],
])('an empty list for the direction %s offers a next step', async (direction, text, action, href) => {
  answerWith({ ...preferring, [matches]: () => page(0) })
  renderAt(`/matches?direction=${direction}`, <MatchesPage />)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
})

it.each([
  ['without preferences', {}, /so we show everybody/],
  ['with empty preferences', { bp: { arp: {}, cap: [] } }, /so we show everybody/],
  ['that is not active', { ps: 'Ready', lp: { linc: ['India'] } }, /Your profile is not active/],
])('shows a notice to a member %s', async (_, more, text) => {
  answerWith({ ...own(more), [matches]: () => page(1, match(2, [], [])) })
  renderAt('/matches', <MatchesPage />)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('says why matches failed to load and offers to try again', async () => {
  let works = false
  const failure = { status: 503, body: { message: 'Oops! Service Unavailable', code: 'unavailable' } }
  answerWith({ ...preferring, [matches]: () => (works ? page(1, match(2, ['age'], [])) : failure) })
  renderAt('/matches', <MatchesPage />)
  expect(await screen.findByText('We could not load your matches')).toBeTruthy()
  works = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 Profile found')).toBeTruthy()
})
