import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { found, search, searchAmong } from '../../testing/foundProfiles.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { showOnScreen } from '../../testing/screenWidth.ts'
import { IdSearchBox } from '../form/IdSearchBox.tsx'
import ResultsPage from '../ResultsPage.tsx'

beforeEach(() => showOnScreen({ isWide: false }))

describe('the results of a member', () => {
  beforeEach(() => beginSession(anita))

  it.each([
    [1, '1 Profile found'],
    [1234, '1,234 Profiles found'],
  ])('of %i profiles show the count "%s"', async (total, text) => {
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

  it("are requested with the criteria of the address and the member's id", async () => {
    const calls = answerWith({ [search]: () => found(30) })
    renderAt('/profile/list?form=quick&denomination=CSI&page=2', <ResultsPage />)
    await screen.findByText('Member 1')
    const { query, body } = searchAmong(calls)
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

  it('offer to change the search when nothing was found', async () => {
    answerWith({ [search]: () => found(0) })
    renderAt('/profile/list?form=quick&age=21-30', <ResultsPage />)
    await screen.findByText('No profiles matched your search criteria')
    const [link] = screen.getAllByRole('link', { name: 'Change search' })
    expect(link?.getAttribute('href')).toBe('/profile/search?form=quick&age=21-30')
  })

  it('say why the search failed and offer to try again', async () => {
    let works = false
    const failure = { status: 503, body: { message: 'Oops! Service Unavailable', code: 'unavailable' } }
    answerWith({ [search]: () => (works ? found(1) : failure) })
    renderAt('/profile/list?form=quick', <ResultsPage />)
    expect((await screen.findAllByText('Oops! Service Unavailable')).length).toBeGreaterThan(0)
    works = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 Profile found')).toBeTruthy()
  })

  it('show the last page when the address names a page that does not exist', async () => {
    answerWith({ [search]: () => found(12) })
    const { router } = renderAt('/profile/list?form=quick&page=9', <ResultsPage />)
    await waitFor(() => expect(router.state.location.search).toBe('?form=quick&page=1'))
  })
})

describe('the order of the results', () => {
  beforeEach(() => beginSession(anita))

  it('is chosen on the page, is part of the address, and returns to the first page', async () => {
    const calls = answerWith({ [search]: () => found(30) })
    const { router } = renderAt('/profile/list?form=quick&age=21-30&page=2', <ResultsPage />)
    await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Youngest first')
    await waitFor(() => expect(router.state.location.search).toBe('?form=quick&age=21-30&sort=youngest'))
    await waitFor(() => expect(String(calls.at(-1)?.query)).toBe('page=0&size=10&sort=bi.doby%2Casc'))
    const words = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(words).toEqual([
      'Newest first',
      'Youngest first',
      'Oldest first',
      'With photo first',
      'Recently active',
    ])
  })

  it('is not by activity for a member who hides their own', async () => {
    beginSession({ ...anita, activityHidden: true })
    answerWith({ [search]: () => found(30) })
    renderAt('/profile/list?form=quick&sort=recentlyActive', <ResultsPage />)
    const order = (await screen.findByLabelText('Sort by')) as HTMLSelectElement
    expect(screen.queryByRole('option', { name: 'Recently active' })).toBeNull()
    expect(order.selectedOptions[0]?.textContent).toBe('Newest first')
  })

  it('cannot be chosen for a single profile', async () => {
    answerWith({ [search]: () => found(1) })
    renderAt('/profile/list?form=id&id=10000002', <ResultsPage />)
    await screen.findByText('1 Profile found')
    expect(screen.queryByLabelText('Sort by')).toBeNull()
  })
})

describe('a search by BNR ID', () => {
  beforeEach(() => beginSession(anita))

  it('opens the results for that ID', async () => {
    const calls = answerWith({ [search]: () => found(1) })
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
    expect(await screen.findByText('1 Profile found')).toBeTruthy()
    expect((searchAmong(calls).body as { criterias: unknown[] }).criterias).toContainEqual({
      key: 'pid',
      operation: 'eq',
      value: '10000002',
    })
  })

  it('shows the usual message when nobody has the ID', async () => {
    answerWith({ [search]: () => found(0) })
    renderAt('/profile/list?form=id&id=99999999', <ResultsPage />)
    expect(await screen.findByText('No profiles matched your search criteria')).toBeTruthy()
  })
})

describe('a verified number', () => {
  beforeEach(() => beginSession(anita))

  it('is shown on the card with its meaning, and can be searched for', async () => {
    const calls = answerWith({ [search]: () => found(2) })
    renderAt('/profile/list?form=quick&verified=1', <ResultsPage />)
    await screen.findByText('Member 1')
    expect(screen.getAllByTitle('The mobile number was confirmed with a code')).toHaveLength(1)
    expect(screen.getByText('Verified number')).toBeTruthy()
    expect((searchAmong(calls).body as { criterias: unknown[] }).criterias).toContainEqual({
      key: 'pv',
      operation: 'eq',
      value: true,
    })
  })
})
