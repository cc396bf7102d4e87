import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { sendDecisions } from '../../platform/decisions.ts'
import { answerWith } from '../../testing/answers.ts'
import { askedOf, match, matches, own, page } from '../../testing/matches.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { seeEverything } from '../../testing/seen.ts'
import MatchesPage from '../MatchesPage.tsx'

beforeEach(() => {
  seeEverything()
  beginSession(anita)
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
  await screen.findByText(/^Also accept Malayalam/)
  const panel = screen.getByRole('region', { name: 'More matches' })
  const [offers, theirs] = within(panel).getAllByRole('list') as [HTMLElement, HTMLElement]
  expect(linesOf(theirs)).toEqual(['23 more people would match, but prefer another age'])
  await userEvent.click(within(panel).getByRole('button', { name: 'Show all 6' }))
  expect(linesOf(offers)).toEqual([
    'Also accept Malayalam: 42 more',
    'Up to 32 years instead of 28: 18 more',
    'From 5 ft 2 in instead of 5 ft 4 in: 7 more',
    'Income from Rs. 5 Lakhs instead of Rs. 7 Lakhs: 6 more',
    'Without your preference about smoking: 5 more',
    'Also accept Telugu: 1 more',
  ])
})

it('a press on a line tries a wider preference, and a second press saves it', async () => {
  const saved = 'PUT /api/profiles/7/matches/wider'
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
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ wider: 'motherTongue:Malayalam' })
  await userEvent.click(await screen.findByRole('link', { name: 'Back to my matches' }))
  expect(router.state.location.search).toBe('')
})

it('what was saved a moment ago says nothing about the next line that somebody tries', async () => {
  const saved = 'PUT /api/profiles/7/matches/wider'
  const calls = answerWith({
    ...strict,
    [matches]: ({ query }) => {
      const [, value] = query.get('wider')?.split(':') ?? []
      const found = page(1, match(2, [], []))
      return value ? { body: { ...found.body, change: { bp: { mtp: ['Tamil', value] } } } } : found
    },
    [wider]: () => ({ body: wishes.slice(0, 1) }),
    [saved]: () => ({ body: { message: 'Saved' } }),
  })
  renderAt('/matches', <MatchesPage />)
  const tryAndSave = async (value: string) => {
    await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^Also accept ${value}`) }))
    await screen.findByText(new RegExp(`^You are looking at matches with ${value} as well`))
    await screen.findByText('1 Profile found')
    await userEvent.click(screen.getByRole('button', { name: 'Save to my preferences' }))
    expect(await screen.findByText('Saved to your preferences')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Back to my matches' }))
  }
  await tryAndSave('Malayalam')
  await tryAndSave('Telugu')
  await sendDecisions()
  const bodies = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(bodies).toEqual([{ wider: 'motherTongue:Malayalam' }, { wider: 'motherTongue:Telugu' }])
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
  await waitFor(() => expect(askedOf(calls).at(-1)?.query.get('size')).toBe('5'))
  expect(askedOf(calls).filter(({ query }) => query.has('wider'))).toEqual([])
  expect(screen.queryByText(/You are looking at matches/)).toBeNull()
})
