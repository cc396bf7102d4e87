import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { sendDecisions } from '../../platform/decisions.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import MatchesPage from '../MatchesPage.tsx'

const person = (id: number, more: object = {}) => ({
  id,
  pid: String(10_000_000 + id),
  ps: 'Active',
  pa: false,
  el: false,
  cdt: '2026-01-01T00:00:00.000Z',
  bi: { na: `Member ${id}`, ge: 'm', doby: 27 },
  me: [],
  ...more,
})
const match = (id: number, mine: string[], theirs: string[]) => ({
  profile: person(id),
  meets: { mine, theirs },
})
const matches = 'GET /api/profiles/7/matches'
const own = (more: object = {}) => ({ 'GET /api/profiles': () => ({ body: person(1, more) }) })
const preferring = own({ rp: { dp: ['CSI (Church of South India)'] } })
const page = (total: number, ...results: object[]) => ({ body: { results, total, page: 0 } })
const askedOf = (calls: RecordedCall[]) => calls.filter(({ path }) => path.endsWith('/matches'))

beforeEach(() => beginSession(anita))

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

const wider = `${matches}/wider`
const wishes = [
  {
    side: 'mine',
    pf: 'motherTongue',
    more: 60,
    changes: [
      { value: 'Malayalam', more: 42 },
      { value: 'Telugu', more: 1 },
    ],
  },
  { side: 'mine', pf: 'age', more: 30, changes: [{ fr: 25, to: 32, more: 18 }] },
  { side: 'mine', pf: 'height', more: 9, changes: [{ fr: 62, to: 71, more: 7 }] },
  { side: 'mine', pf: 'income', more: 9, changes: [{ fr: 500_000, more: 6 }] },
  { side: 'mine', pf: 'smokingHabit', more: 5, changes: [] },
  { side: 'theirs', pf: 'age', more: 23, changes: [] },
]
const strict = own({
  bp: { arp: { fr: 25, to: 28 }, hrp: { fr: { ft: 5, in: 4 }, to: { ft: 5, in: 11 } }, mtp: ['Tamil'] },
  pp: { aip: { fr: 700_000 } },
})
const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('names what would bring more matches, the most helpful first', async () => {
  answerWith({ ...strict, [matches]: () => page(1, match(2, [], [])), [wider]: () => ({ body: wishes }) })
  renderAt('/matches', <MatchesPage />)
  const panel = await screen.findByRole('region', { name: 'More matches' })
  await within(panel).findByText(/^Also accept Malayalam/)
  const [offers, theirs] = within(panel).getAllByRole('list') as [HTMLElement, HTMLElement]
  expect(linesOf(theirs)).toEqual(['23 more people prefer another age'])
  await userEvent.click(within(panel).getByRole('button', { name: 'Show all 6' }))
  expect(linesOf(offers)).toEqual([
    'Also accept Malayalam: 42 more',
    'Up to 32 years instead of 28: 18 more',
    'From 5 ft 2 in instead of 5 ft 4 in: 7 more',
    'Income from Rs. 5 Lakhs instead of Rs. 7 Lakhs: 6 more',
    'Without your preference for smoking: 5 more',
    'Also accept Telugu: 1 more',
  ])
})

it('a press on a line tries a wider preference, and a second press saves it', async () => {
  const saved = 'PUT /api/profiles/7'
  const change = { bp: { mtp: ['Tamil', 'Malayalam'] } }
  const calls = answerWith({
    ...strict,
    [matches]: ({ query }) => {
      const found = page(query.has('wider') ? 43 : 1, match(2, [], []))
      return query.has('wider') ? { body: { ...found.body, change } } : found
    },
    [wider]: () => ({ body: wishes }),
    [saved]: () => ({ body: { message: 'Saved' } }),
  })
  const { router } = renderAt('/matches', <MatchesPage />)
  await userEvent.click(await screen.findByRole('link', { name: 'Also accept Malayalam: 42 more' }))
  expect(router.state.location.search).toBe('?wider=motherTongue%3AMalayalam')
  expect(await screen.findByText('43 Profiles found')).toBeTruthy()
  expect(screen.getByText(/^You are looking at matches with Malayalam as well/).textContent).toBe(
    'You are looking at matches with Malayalam as well. Your preferences have not changed.',
  )
  expect(screen.queryByRole('region', { name: 'More matches' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save to my preferences' }))
  expect(await screen.findByText('Saved to your preferences')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  await sendDecisions()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(change)
  await userEvent.click(await screen.findByRole('link', { name: 'Back to my matches' }))
  expect(router.state.location.search).toBe('')
})

it('says that the preferences accept as much as an old link, and offers nothing to save', async () => {
  answerWith({ ...strict, [matches]: () => ({ body: { ...page(1, match(2, [], [])).body, change: {} } }) })
  renderAt('/matches?wider=age:25-32', <MatchesPage />)
  expect((await screen.findByText(/accept this already/)).textContent).toBe(
    'You are looking at matches with ages from 25 to 32. Your preferences accept this already.',
  )
  expect(screen.queryByRole('button', { name: 'Save to my preferences' })).toBeNull()
})

it('the list remains when its wishes cannot be counted', async () => {
  const failure = { status: 403, body: { message: 'Not allowed', code: 'not_allowed' } }
  answerWith({ ...strict, [matches]: () => page(1, match(2, [], [])), [wider]: () => failure })
  renderAt('/matches', <MatchesPage />)
  expect(await screen.findByText('1 Profile found')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'More matches' })).toBeNull())
})

it('a member without the full view and the direction of candidates try nothing', async () => {
  const calls = answerWith({ ...strict, [matches]: () => page(1, match(2, [], [])) })
  renderAt('/matches?direction=theirs&wider=age:25-32', <MatchesPage />)
  await screen.findByText('1 Profile found')
  beginSession({ ...anita, phoneVerified: false })
  renderAt('/matches?wider=age:25-32', <MatchesPage />)
  await waitFor(() => expect(askedOf(calls)).toHaveLength(2))
  expect(askedOf(calls).filter(({ query }) => query.has('wider'))).toEqual([])
  expect(screen.queryByText(/You are looking at matches/)).toBeNull()
})
