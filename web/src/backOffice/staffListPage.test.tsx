import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { useReading } from '../platform/useReading.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { orderedPages } from '../ui/list/address.ts'
import { t } from '../ui/translation.ts'
import { choiceFilter, dayFilter, folded, searchFilter } from './filters.tsx'
import { staffListPage } from './staffListPage.tsx'

type Parish = { id: number; name: string; town: string }
const read = vi.fn()

const Parishes = staffListPage({
  page: { title: 'Parishes' },
  name: 'parishes',
  filters: {
    town: choiceFilter('Town', ['', 'Kochi'], '', (town) => town || 'Any'),
    text: searchFilter('Name'),
    from: folded(dayFilter('Founded from')),
    ...orderedPages('desc'),
  },
  useRows: (values) =>
    useReading<{ results: Parish[]; total: number }>({
      queryKey: ['parishes', values],
      queryFn: () => read(values),
    }),
  columns: [
    { key: 'name', title: 'Name', cell: ({ name }) => name },
    { key: 'town', title: 'Town', cell: ({ town }) => town },
  ],
  actions: {
    of: [
      {
        label: 'Close',
        of: ({ name }) => name,
        isOffered: ({ id }) => id !== 2,
        opens: ({ name }, close) => (
          <button type="button" onClick={close}>
            {`Really close ${name}`}
          </button>
        ),
      },
    ],
  },
  empty: ({ town }) => ({ title: t('No parishes in {town}', { town: town || 'India' }) }),
})

const parishes = [
  { id: 1, name: 'St Thomas', town: 'Kochi' },
  { id: 2, name: 'St Mary', town: 'Chennai' },
]
const found = (...results: Parish[]) => ({ results, total: results.length })

afterEach(() => read.mockReset())

it('reads the rows that the address names, and starts at the first page when a filter changes', async () => {
  read.mockResolvedValue(found(...parishes))
  const { router } = renderAt('/parishes?page=0&text=St', <Parishes />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Parishes' })).toBeTruthy()
  await screen.findByText('St Mary')
  expect(read).toHaveBeenLastCalledWith({ town: '', text: 'St', from: '', order: 'desc', page: 0 })
  await userEvent.selectOptions(screen.getByLabelText('Town'), 'Kochi')
  expect(router.state.location.search).toBe('?town=Kochi&text=St')
})

it('offers each row its own actions', async () => {
  read.mockResolvedValue(found(...parishes))
  renderAt('/parishes', <Parishes />)
  expect(await screen.findByRole('button', { name: 'Close St Thomas' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close St Mary' })).toBeNull()
})

it('keeps the dialog of an action open when its row leaves the list', async () => {
  read.mockResolvedValue(found(...parishes))
  const { client } = renderAt('/parishes', <Parishes />)
  await userEvent.click(await screen.findByRole('button', { name: 'Close St Thomas' }))
  read.mockResolvedValue(found())
  await client.invalidateQueries()
  await screen.findByText('No parishes in India')
  await userEvent.click(screen.getByRole('button', { name: 'Really close St Thomas' }))
  await waitFor(() => expect(screen.queryByText('Really close St Thomas')).toBeNull())
})

it('gives the focus to the row in the place of one that leaves the list', async () => {
  read.mockResolvedValue(found(...parishes))
  const { client } = renderAt('/parishes', <Parishes />)
  await userEvent.click(await screen.findByRole('button', { name: 'Close St Thomas' }))
  screen.getByRole('button', { name: 'Close St Thomas' }).focus()
  read.mockResolvedValue(found({ id: 2, name: 'St Mary', town: 'Chennai' }))
  await client.invalidateQueries()
  await waitFor(() => expect(screen.queryByText('St Thomas')).toBeNull())
  expect(document.activeElement).toBe(screen.getByText('St Mary').closest('tr'))
  read.mockResolvedValue(found())
  await client.invalidateQueries()
  await screen.findByText('No parishes in India')
  expect(document.activeElement?.textContent).toContain('No parishes in India')
})

it('unfolds the filters of a phone on a press', async () => {
  read.mockResolvedValue(found(...parishes))
  renderAt('/parishes', <Parishes />)
  const filters = await screen.findByRole('button', { name: 'Filters' })
  expect(filters.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(filters)
  expect(filters.getAttribute('aria-expanded')).toBe('true')
})

it('counts the folded filters that are set, and shows them then', async () => {
  read.mockResolvedValue(found(...parishes))
  renderAt('/parishes?from=2026-01-01', <Parishes />)
  const more = await screen.findByRole('button', { name: 'More filters (1)' })
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Founded from').value).toBe('2026-01-01')
})

it('shows what is filtered as chips while the filters are folded, and removes one on a press', async () => {
  read.mockResolvedValue(found(...parishes))
  const { router } = renderAt('/parishes?town=Kochi&text=St', <Parishes />)
  await userEvent.click(await screen.findByRole('button', { name: 'Hide filters' }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Town: Kochi',
    'Name: St',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Town: Kochi' }))
  expect(router.state.location.search).toBe('?text=St')
})

it('names a rare filter that is set when its field is folded', async () => {
  read.mockResolvedValue(found(...parishes))
  renderAt('/parishes?from=2026-01-01', <Parishes />)
  await userEvent.click(await screen.findByRole('button', { name: 'More filters (1)' }))
  expect(screen.getByRole('listitem').textContent).toMatch(/^Founded from: 1.Jan.2026$/)
})
