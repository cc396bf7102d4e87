import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { type Asked, answerWith } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { IdSearchBox } from '../form/IdSearchBox.tsx'
import GuestResultsPage from '../guest/GuestResultsPage.tsx'
import ResultsPage from '../ResultsPage.tsx'

const profile = (id: number) => ({
  id,
  pid: String(10000000 + id),
  pv: id === 1,
  bi: { na: `Member ${id}`, doby: 27 },
  me: [],
})
/** As guests are sent it. */
const covered = (id: number) => ({ bi: { na: `M ${id}`, doby: 27 }, me: [] })

const found = (total: number) => ({
  body: { results: total > 0 ? [profile(1), profile(2)] : [], total, page: 0 },
})
const search = 'POST /api/profiles/search'
const searchAmong = (asked: Asked[]) => asked.find(({ method }) => method === 'POST') as Asked

describe('the results of a member', () => {
  beforeEach(() => beginSession(anita))

  it.each([
    [1, 'Profile found'],
    [1234, '1,234 Profiles found'],
  ])('of %i say "%s"', async (total, text) => {
    answerWith({ [search]: () => found(total) })
    renderAt('/profile/list?form=quick&age=21-30', <ResultsPage />)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each([
    [10, 0],
    [11, 1],
  ])('of %i have %i page bars', async (total, bars) => {
    answerWith({ [search]: () => found(total) })
    renderAt('/profile/list?form=quick', <ResultsPage />)
    await screen.findByText('Member 1')
    expect(screen.queryAllByRole('navigation', { name: 'Pages' }).length).toBe(bars)
  })

  it('ask for what the address says, as the member', async () => {
    const asked = answerWith({ [search]: () => found(30) })
    renderAt('/profile/list?form=quick&denomination=CSI&page=2', <ResultsPage />)
    await screen.findByText('Member 1')
    const { query, body } = searchAmong(asked)
    expect(String(query)).toBe('page=2&size=10')
    expect(body).toEqual({
      fromId: 7,
      criterias: [
        { key: 'ps', operation: 'eq', value: 'Active' },
        { key: 'bi.ge', operation: 'eq', value: 'm' },
        { key: 'ri.de', operation: 'eq', value: 'CSI' },
      ],
    })
  })

  it('that are empty offer to change the search', async () => {
    answerWith({ [search]: () => found(0) })
    renderAt('/profile/list?form=quick&age=21-30', <ResultsPage />)
    await screen.findByText('No profiles matched your search criteria')
    const [link] = screen.getAllByRole('link', { name: 'Change search' })
    expect(link?.getAttribute('href')).toBe('/profile/search?form=quick&age=21-30')
  })

  it('that failed say why, and can be tried again', async () => {
    let works = false
    const failure = { status: 503, body: { message: 'Oops! Service Unavailable', code: 'unavailable' } }
    answerWith({ [search]: () => (works ? found(1) : failure) })
    renderAt('/profile/list?form=quick', <ResultsPage />)
    expect((await screen.findAllByText('Oops! Service Unavailable')).length).toBeGreaterThan(0)
    works = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Profile found')).toBeTruthy()
  })

  it('go back to the last page when the address asks for one that is not there', async () => {
    answerWith({ [search]: () => found(12) })
    const { router } = renderAt('/profile/list?form=quick&page=9', <ResultsPage />)
    await waitFor(() => expect(router.state.location.search).toBe('?form=quick&page=1'))
  })
})

describe('the order of the results', () => {
  beforeEach(() => beginSession(anita))

  it('is chosen on the page, stands in the address, and begins on the first page', async () => {
    const asked = answerWith({ [search]: () => found(30) })
    const { router } = renderAt('/profile/list?form=quick&age=21-30&page=2', <ResultsPage />)
    await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Youngest first')
    await waitFor(() => expect(router.state.location.search).toBe('?form=quick&age=21-30&sort=youngest'))
    await waitFor(() => expect(String(asked.at(-1)?.query)).toBe('page=0&size=10&sort=bi.doby%2Casc'))
    const words = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(words).toEqual(['Newest first', 'Youngest first', 'Oldest first', 'With photo first'])
  })

  it('is not asked about for one profile', async () => {
    answerWith({ [search]: () => found(1) })
    renderAt('/profile/list?form=id&id=10000002', <ResultsPage />)
    await screen.findByText('Profile found')
    expect(screen.queryByLabelText('Sort by')).toBeNull()
  })
})

describe('a search by BNR ID', () => {
  beforeEach(() => beginSession(anita))

  it('leads to the list of results, which asks for that id', async () => {
    const asked = answerWith({ [search]: () => found(1) })
    const { router } = renderAt('/profile/search', <IdSearchBox results="/profile/list" />)
    const field = screen.getByRole('textbox', { name: 'Search by BNR ID' })
    await userEvent.type(field, '1000{Enter}')
    expect(screen.getByText('Enter your 7 or 8 digit BNR ID')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '10000002{Enter}')
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/profile/list?form=id&id=10000002',
    )
    renderAt('/profile/list?form=id&id=10000002', <ResultsPage />)
    expect(await screen.findByText('Profile found')).toBeTruthy()
    expect((searchAmong(asked).body as { criterias: unknown[] }).criterias).toContainEqual({
      key: 'pid',
      operation: 'eq',
      value: '10000002',
    })
  })

  it('of an id that nobody has says so in the words of every search', async () => {
    answerWith({ [search]: () => found(0) })
    renderAt('/profile/list?form=id&id=99999999', <ResultsPage />)
    expect(await screen.findByText('No profiles matched your search criteria')).toBeTruthy()
  })
})

describe('a verified number', () => {
  beforeEach(() => beginSession(anita))

  it('is said on the card with its meaning, and can be asked for', async () => {
    const asked = answerWith({ [search]: () => found(2) })
    renderAt('/profile/list?form=quick&verified=1', <ResultsPage />)
    await screen.findByText('Member 1')
    expect(screen.getAllByTitle('The mobile number was confirmed with a code')).toHaveLength(1)
    expect(screen.getByText('Verified number')).toBeTruthy()
    expect((searchAmong(asked).body as { criterias: unknown[] }).criterias).toContainEqual({
      key: 'pv',
      operation: 'eq',
      value: true,
    })
  })
})

describe('the results of a member who sees what guests see', () => {
  const covering = () => ({ body: { results: [covered(1), covered(2)], total: 40, page: 0 } })

  it.each([
    [
      'a number to verify',
      { status: 'Active', phoneVerified: false },
      'Please verify your mobile number',
      'button',
      'Verify Mobile',
    ],
    [
      'a draft to send',
      { status: 'Draft', phoneVerified: true },
      'Please send your profile for review',
      'link',
      'Ready for Review',
    ],
  ] as const)(
    'with %s: say why and what to do, and ask what guests may ask',
    async (_, session, why, role, step) => {
      beginSession({ ...anita, ...session })
      const asked = answerWith({ [search]: covering })
      renderAt('/profile/list?form=quick&age=25-30&caste=Nadar&denomination=CSI&page=1', <ResultsPage />)
      await screen.findByText('M 1')
      expect(screen.getByText(new RegExp(why))).toBeTruthy()
      expect(screen.getByRole(role, { name: step })).toBeTruthy()
      const { query, body } = searchAmong(asked)
      expect(String(query)).toBe('page=1&size=5')
      expect((body as { criterias: { key: string }[] }).criterias.map(({ key }) => key)).toEqual([
        'ps',
        'bi.ge',
        'bi.dob',
        'ri.de',
      ])
    },
  )

  it('answer a press on what is covered, and a fourth page, with the same', async () => {
    beginSession({ ...anita, status: 'Draft' })
    answerWith({ [search]: covering })
    const { router } = renderAt('/profile/list?form=basic&page=2', <ResultsPage />)
    await userEvent.click((await screen.findAllByRole('button', { name: /^View Profile/ }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Whole profiles' })
    expect(dialog.textContent).toContain('Please send your profile for review first')
    await userEvent.click(screen.getByRole('button', { name: 'Next page', hidden: true }))
    expect(router.state.location.search).toBe('?form=basic&page=2')
  })
})

describe('the results of a guest', () => {
  beforeEach(() => endSession())

  it('come five at a time, with the criteria of the home page', async () => {
    const asked = answerWith({ [search]: () => found(40) })
    renderAt('/profile/g/list?ge=m&from=25&to=35&de=CSI', <GuestResultsPage />)
    await screen.findByText('40 Profiles found')
    const { query, body } = searchAmong(asked)
    expect(String(query)).toBe('page=0&size=5')
    expect((body as { criterias: unknown }).criterias).toEqual([
      { key: 'bi.ge', operation: 'eq', value: 'm' },
      { key: 'bi.dob', operation: 'age_range', value: { gte: 25, lte: 35 } },
      { key: 'ri.de', operation: 'eq', value: 'CSI' },
    ])
  })

  it('ask for a login beyond the third page and stay where they are', async () => {
    answerWith({ [search]: () => found(40) })
    const { router } = renderAt('/profile/g/list?page=2', <GuestResultsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(screen.getByText('Dear Privileged Member, Login to view matching profiles')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Registration Page', hidden: true })).toBeTruthy()
    expect(router.state.location.search).toBe('?page=2')
  })

  it('never ask the server for a page that guests may not read', async () => {
    const asked = answerWith({ [search]: () => found(40) })
    renderAt('/profile/g/list?page=3', <GuestResultsPage />)
    await screen.findByText('Dear Privileged Member, Login to view matching profiles')
    expect(asked).toEqual([])
  })

  it('cover the id and the way to the profile', async () => {
    answerWith({ [search]: () => found(2) })
    renderAt('/profile/g/list', <GuestResultsPage />)
    await screen.findByText('Member 1')
    expect(screen.queryByText('10000001')).toBeNull()
    await userEvent.click(screen.getAllByRole('button', { name: /^BNR ID/ })[0] as HTMLElement)
    expect(screen.getByText('Dear Privileged Member, Login to view matching profiles')).toBeTruthy()
  })

  it('lead a member to the same search of their own', async () => {
    beginSession(anita)
    answerWith({ [search]: () => found(2) })
    const { router } = renderAt('/profile/g/list?ge=f&from=25&to=35', <GuestResultsPage />)
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/list'))
    expect(router.state.location.search).toBe('?form=quick&age=25-35')
  })
})
