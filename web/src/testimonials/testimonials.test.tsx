import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAddress } from '../ui/list/address.ts'
import { storiesAddress } from './calls.ts'
import { excerpt } from './excerpt.ts'
import StoriesPage from './StoriesPage.tsx'
import StoryPage, { paragraphsOf } from './StoryPage.tsx'

const long = `<b>Praise</b> ${'a'.repeat(400)}\n\nAmen.`
const story = { id: 7, cn: 'Led', gn: 'Joel', bn: 'Sharon', wd: '2026-01-21', tl: long, st: 'Active', me: [] }

/** A fake server with a body or a status for each path. */
function serve(answers: Record<string, unknown>) {
  const fetched = vi.fn(async (address: string) => {
    const body = answers[address]
    if (typeof body === 'number')
      return Response.json({ message: 'Oops!', code: 'internal' }, { status: body })
    return Response.json(body)
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function open(address: string) {
  const routes = [
    { path: '/testimonials', Component: StoriesPage },
    { path: '/testimonials/:id', Component: StoryPage },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

afterEach(() => void vi.unstubAllGlobals())

const pageAddress = (page: number) => `/api/testimonials/search?page=${page}`
const pageOf = (total: number, page = 0) => ({ results: [{ ...story, id: 7 + page }], total, page })

describe('the success stories', () => {
  it('cut a text at 400 characters and show markup as plain text', async () => {
    serve({ [pageAddress(0)]: pageOf(1) })
    open('/testimonials')
    const shown = await screen.findByText(/^<b>Praise/)
    expect(shown.textContent).toBe(`${long.slice(0, 397)}…`)
    expect(screen.getByText('21 Jan 2026')).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('have pages for more than ten stories, and move the focus to the title', async () => {
    const fetched = serve({ [pageAddress(0)]: pageOf(11), [pageAddress(1)]: pageOf(11, 1) })
    const router = open('/testimonials')
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }))
    expect(router.state.location.search).toBe('?page=2')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    const link = await screen.findByRole('link', { name: 'Led' })
    expect(link.getAttribute('href')).toBe('/testimonials/8')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('show a message when there are none', async () => {
    serve({ [pageAddress(0)]: { results: [], total: 0, page: 0 } })
    open('/testimonials')
    expect(await screen.findByText('No success stories yet')).toBeTruthy()
  })

  it('show the last page when the address names a later one', async () => {
    serve({ [pageAddress(8)]: { results: [], total: 11, page: 8 }, [pageAddress(1)]: pageOf(11, 1) })
    const router = open('/testimonials?page=9')
    expect(await screen.findByRole('link', { name: 'Led' })).toBeTruthy()
    expect(router.state.location.search).toBe('?page=2')
  })

  it('offers to try again after a failure', async () => {
    const answers: Record<string, unknown> = { [pageAddress(0)]: 500 }
    serve(answers)
    open('/testimonials')
    const again = await screen.findByRole('button', { name: 'Try again' })
    answers[pageAddress(0)] = pageOf(1)
    await userEvent.click(again)
    expect(await screen.findByRole('link', { name: 'Led' })).toBeTruthy()
  })
})

describe('a story', () => {
  it('is shown in full, with its names as page title', async () => {
    serve({ '/api/testimonials/7': story })
    open('/testimonials/7')
    const article = await screen.findByRole('article')
    expect(within(article).getByRole('heading', { level: 1 }).textContent).toBe('Led')
    expect(within(article).getByText('Amen.')).toBeTruthy()
    expect(document.title).toBe('Joel and Sharon | BNR Matrimony')
  })

  it('opens from the list without another call, and links back to the same page', async () => {
    const fetched = serve({ [pageAddress(1)]: pageOf(11, 1) })
    open('/testimonials?page=2')
    await userEvent.click(await screen.findByRole('link', { name: 'Led' }))
    expect(screen.getByText('Amen.')).toBeTruthy()
    expect(fetched).toHaveBeenCalledTimes(1)
    const back = screen.getByRole('link', { name: 'All success stories' })
    expect(back.getAttribute('href')).toBe('/testimonials?page=2')
  })

  it.each(['9', '0', 'x', '7.5'])('that does not exist shows a message (%s)', async (id) => {
    serve({ '/api/testimonials/9': 404 })
    open(`/testimonials/${id}`)
    expect(await screen.findByRole('heading', { name: 'Story not found' })).toBeTruthy()
    expect(document.title).toBe('Story not found | BNR Matrimony')
  })

  it('offers to try again after a failure', async () => {
    serve({ '/api/testimonials/7': 503 })
    open('/testimonials/7')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the text of a story', () => {
  it('is cut only beyond the length, and never inside a character', () => {
    expect(excerpt('a'.repeat(400), 400, 397)).toBe('a'.repeat(400))
    expect(excerpt('a'.repeat(401), 400, 397)).toBe(`${'a'.repeat(397)}…`)
    expect(excerpt('𝄞𝄞𝄞', 2)).toBe('𝄞𝄞…')
  })

  it('is split at blank lines', () => {
    expect(paragraphsOf('One\nline.\n \nTwo.\n').map(({ text }) => text)).toEqual(['One\nline.', 'Two.'])
  })

  it.each([
    ['', 0],
    ['?page=1', 0],
    ['?page=3', 2],
    ['?page=0', 0],
    ['?page=-2', 0],
    ['?page=x', 0],
  ])('is on the page that the address %j names', (query, page) => {
    expect(readAddress(storiesAddress, new URLSearchParams(query))).toEqual({ page })
  })
})
