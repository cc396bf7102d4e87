import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Found, PagedList } from './PagedList.tsx'

function show(found: Partial<Found<string>>, page = 0) {
  const onPage = vi.fn()
  const refetch = vi.fn()
  const whole = { data: undefined, error: null, isFetching: false, refetch, ...found }
  render(
    <PagedList found={whole} page={page} onPage={onPage} skeleton="coming" empty="nobody">
      {(names, total) => `${names} of ${total}`}
    </PagedList>,
  )
  return { onPage, refetch }
}
const texts = () => document.body.textContent

it('shows a skeleton while it loads', () => {
  show({})
  expect(texts()).toBe('coming')
})

it('says why it failed, and tries again', async () => {
  const { refetch } = show({ error: new Error('Oops!') })
  expect(screen.getByText('Oops!')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

it('keeps its results when a refresh fails', () => {
  show({ data: { results: ['Anita'], total: 1 }, error: new Error('Oops!') })
  expect(texts()).toBe('Anita of 1')
})

it('shows the empty text when there are no results', () => {
  show({ data: { results: [], total: 0 } })
  expect(texts()).toBe('nobody')
})

it('goes to another page', async () => {
  const { onPage } = show({ data: { results: ['Anita', 'Mary'], total: 21 } }, 1)
  expect(texts()).toContain('Anita,Mary of 21')
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(onPage.mock.calls).toEqual([[2]])
})

it.each([
  [21, 2],
  [20, 1],
  [0, 0],
])('beyond the end of %i results goes to page index %i, and Back does not return', (total, last) => {
  const { onPage } = show({ data: { results: [], total } }, 9)
  expect(onPage.mock.calls).toEqual([[last, { replace: true }]])
  expect(texts()).toBe('coming')
})

it('moves the focus to the title when the pressed page number gives way to the skeleton', async () => {
  const page = (number: number, data?: Found<string>['data']) => (
    <main>
      <h1>Matches</h1>
      <PagedList
        found={{ data, error: null, isFetching: false, refetch: vi.fn() }}
        page={number}
        onPage={() => undefined}
        skeleton="coming"
        empty="nobody"
      >
        {(names) => names.join()}
      </PagedList>
    </main>
  )
  const first = { results: ['Anita'], total: 21 }
  const { rerender } = render(page(0, first))
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  rerender(page(1, first))
  expect(document.activeElement?.textContent).not.toBe('Matches')
  rerender(page(1))
  expect(document.activeElement?.textContent).toBe('Matches')
})
