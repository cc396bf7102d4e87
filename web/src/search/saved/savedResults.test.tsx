import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { found, search } from '../../testing/foundProfiles.ts'
import { answerSearches, kerala, marked, ownSearches } from '../../testing/memberSearches.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import ResultsPage from '../ResultsPage.tsx'

let sent: ReturnType<typeof answerSearches>
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => {
  beginSession(anita)
  sent = answerSearches([kerala])
})

describe('the results of a search', () => {
  it('can be saved under a name that the criteria suggest', async () => {
    renderAt('/profile/list?form=quick&age=24-30&denomination=CSI&page=1&sort=youngest', <ResultsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the search' })
    expect((name as HTMLInputElement).value).toBe('24 to 30 years, CSI')
    await userEvent.clear(name)
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
    expect(await dialog().findByText('Enter a name')).toBeTruthy()
    await userEvent.type(name, 'Twice{Enter}')
    expect(await dialog().findByText('You already have a search with this name')).toBeTruthy()
    await userEvent.clear(name)
    await userEvent.type(name, 'Our church{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('POST', ownSearches).at(-1)?.body).toEqual({
      na: 'Our church',
      qu: 'form=quick&age=24-30&denomination=CSI&sort=youngest',
      criterias: [
        { key: 'bi.dob', operation: 'age_range', value: { gte: 24, lte: 30 } },
        { key: 'ri.de', operation: 'eq', value: 'CSI' },
      ],
    })
  })

  it('lead to the saved searches once they are saved, and the link has the focus', async () => {
    renderAt('/profile/list?form=quick&age=24-30', <ResultsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
    await screen.findByRole('textbox', { name: 'Name of the search' })
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
    const link = await screen.findByRole('link', { name: 'Saved searches' })
    expect(link.getAttribute('href')).toBe('/profile/searches')
    await waitFor(() => expect(document.activeElement).toBe(link))
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
  })

  it('are saved with a filter that arrives while the name is typed', async () => {
    const { router } = renderAt('/profile/list?form=quick&age=24-30', <ResultsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the search' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Our church')
    await act(() => router.navigate('/profile/list?form=quick&age=24-30&denomination=CSI'))
    expect((name as HTMLInputElement).isConnected && (name as HTMLInputElement).value).toBe('Our church')
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await screen.findByRole('link', { name: 'Saved searches' })
    expect(sent('POST', ownSearches).at(-1)?.body).toMatchObject({
      qu: 'form=quick&age=24-30&denomination=CSI',
    })
    await act(() => router.navigate('/profile/list?form=quick&age=24-30'))
    expect(await screen.findByRole('button', { name: 'Save this search' })).toBeTruthy()
    // The focus stays where somebody works when they return to the search that they saved.
    await act(() => router.navigate('/profile/list?form=quick&age=24-30&denomination=CSI'))
    expect(await screen.findByRole('button', { name: 'Save this search' })).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  it('for one person cannot be saved', async () => {
    renderAt('/profile/list?form=id&id=10000002', <ResultsPage />)
    await screen.findByText('2 Profiles found')
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull()
  })
})

describe('the results of a saved search', () => {
  const address = `/profile/list?${kerala.qu}&saved=3`

  it('mark who is new since the last look, and record this look once', async () => {
    renderAt(address, <ResultsPage />)
    await screen.findByText('Member 2')
    const [old, fresh] = screen.getAllByRole('article')
    expect(within(old as HTMLElement).queryByText(/^New since/)).toBeNull()
    expect(within(fresh as HTMLElement).getByText(/^New since 24.Nov.2026$/)).toBeTruthy()
    expect(sent('POST', '/api/profiles/search')[0]?.body).toMatchObject({ sid: 3 })
    await waitFor(() => expect(sent('POST', `${ownSearches}/3/look`)).toHaveLength(1))
    expect(sent('POST', `${ownSearches}/3/look`)[0]?.body).toEqual({ at: '2026-11-27T06:00:00.000Z' })
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Youngest first')
    await waitFor(() => expect(sent('POST', '/api/profiles/search')).toHaveLength(2))
    expect(sent('POST', `${ownSearches}/3/look`)).toHaveLength(1)
  })

  it('can leave out who is not new', async () => {
    const { router } = renderAt(`${address}&page=2`, <ResultsPage />)
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Only new since 24.Nov.2026$/ }))
    expect(router.state.location.search).toBe(`?${kerala.qu}&saved=3&new=1`)
    const onlyNew = expect.arrayContaining([{ key: 'nw', operation: 'eq', value: 3 }])
    await waitFor(() =>
      expect(sent('POST', '/api/profiles/search').at(-1)?.body).toMatchObject({ criterias: onlyNew }),
    )
  })

  it('say when nobody is new, and lead back to all', async () => {
    answerSearches([kerala], { [search]: () => marked(0) })
    const { router } = renderAt(`${address}&new=1`, <ResultsPage />)
    await screen.findByText('Nobody is new since your last look')
    await userEvent.click(screen.getByRole('button', { name: 'See all results' }))
    expect(router.state.location.search).toBe(`?${kerala.qu}&saved=3`)
  })

  it('are ordinary results when the search has been deleted', async () => {
    sent = answerSearches([], { [search]: () => found(2) })
    const { router } = renderAt(`${address}&new=1`, <ResultsPage />)
    await screen.findByText('Member 2')
    expect(router.state.location.search).toBe(`?${kerala.qu}`)
    expect(screen.queryByRole('checkbox', { name: /^Only new/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Save this search' })).toBeTruthy()
    expect(sent('POST', `${ownSearches}/3/look`)).toEqual([])
  })
})
