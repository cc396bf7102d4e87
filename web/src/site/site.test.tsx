import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { queryClient } from '../platform/queryClient.ts'
import { anita, manager } from '../testing/people.ts'
import { StoriesBlock } from './home/StoriesBlock.tsx'
import { TestimonialCarousel } from './home/TestimonialCarousel.tsx'
import { AccessDenied } from './notices/AccessDenied.tsx'
import NoAccessPage from './notices/NoAccessPage.tsx'

const story = { id: '1', groom: 'Joel', bride: 'Sharon', photoUrl: null }

describe('the testimonial carousel', () => {
  it('is hidden without testimonials', () => {
    const { container } = render(<TestimonialCarousel testimonials={[]} />)
    expect(container.innerHTML).toBe('')
  })

  it('cuts a text at 200 characters', () => {
    const testimonials = [{ ...story, text: 'a'.repeat(201) }]
    render(<TestimonialCarousel testimonials={testimonials} />, { wrapper: MemoryRouter })
    expect(screen.getByText(`${'a'.repeat(200)}…`)).toBeTruthy()
  })

  it('links to each story and to all of them', () => {
    const testimonials = [{ ...story, text: 'We met on a train.' }]
    render(<TestimonialCarousel testimonials={testimonials} />, { wrapper: MemoryRouter })
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['/testimonials/1', '/testimonials'])
  })
})

describe('the stories of the home page', () => {
  let scrolledNear: () => void = () => undefined

  beforeEach(() => {
    queryClient.clear()
    class Watcher {
      constructor(report: (seen: { isIntersecting: boolean }[]) => void) {
        scrolledNear = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Watcher)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  afterEach(() => void vi.unstubAllGlobals())

  function answer(status: number, body: unknown) {
    const fetched = vi.fn(async () => Response.json(body, { status }))
    vi.stubGlobal('fetch', fetched)
    render(<StoriesBlock />, { wrapper: MemoryRouter })
    return fetched
  }

  it('are loaded only when the reader comes near', async () => {
    const found = { id: 7, cn: 'Led', gn: 'Joel', bn: 'Sharon', tl: 'We met.', st: 'Active', me: [] }
    const fetched = answer(200, { results: [found], total: 1, page: 0 })
    expect(fetched).not.toHaveBeenCalled()
    scrolledNear()
    expect((await screen.findByRole('link', { name: 'Joel and Sharon' })).getAttribute('href')).toBe(
      '/testimonials/7',
    )
  })

  it.each([
    ['there are none', 200, { results: [], total: 0, page: 0 }],
    ['they could not be read', 403, { message: 'No', code: 'not_allowed' }],
  ])('leave no gap when %s', async (_case, status, body) => {
    answer(status, body)
    expect(screen.getByRole('heading', { name: 'Many a Happy stories' })).toBeTruthy()
    scrolledNear()
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  })
})

function renderNoAccess(state: unknown) {
  const routes = [
    { path: '/no-access', Component: NoAccessPage },
    { path: '/home', element: <p>Home</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/no-access', state }] })
  render(<RouterProvider router={router} />)
}

describe('the blocked-status screen', () => {
  it.each(['Deactivated', 'Settled', 'Deleted'])('names the status %s', (status) => {
    renderNoAccess({ status })
    expect(screen.getByRole('heading').textContent).toBe(
      `Your profile is in ${status} state, kindly contact Administrator for activation.`,
    )
  })

  it.each([null, 'Deleted', { status: 'Active' }])(
    'redirects to the home page without a known status (%j)',
    async (state) => {
      renderNoAccess(state)
      expect(await screen.findByText('Home')).toBeTruthy()
    },
  )
})

describe('access denied', () => {
  it.each([
    ['/ad/dashboard', 'staff.area', 'Please login as administrator'],
    ['/invoice/approve', 'staff.area', 'Please login as administrator'],
    ['/profile/dashboard', 'member.area', 'Please login to continue'],
    ['/profile/10000001', 'member.orStaff', 'Please login to continue'],
  ] as const)('on %s asks for the right login', (path, permission, expected) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <AccessDenied permission={permission} />
      </MemoryRouter>,
    )
    expect(screen.getByText(expected)).toBeTruthy()
  })

  it('sends staff whose session ended to the staff login, even on a page for members and staff', () => {
    beginSession(manager)
    endSession()
    render(
      <MemoryRouter initialEntries={['/profile/10000001']}>
        <AccessDenied permission="member.orStaff" />
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/ad/login')
    beginSession(anita)
    endSession()
  })

  it('leads staff back to the page with its filters after the login', () => {
    const router = createMemoryRouter(
      [
        { path: '/ad/login', element: null },
        { path: '*', element: <AccessDenied permission="staff.area" /> },
      ],
      { initialEntries: ['/ad/profile/search?name=Joel#results'] },
    )
    render(<RouterProvider router={router} />)
    fireEvent.click(screen.getByRole('link', { name: 'Login' }))
    expect(router.state.location).toMatchObject({
      pathname: '/ad/login',
      state: { wanted: '/ad/profile/search?name=Joel#results' },
    })
  })

  it.each([
    [
      'profiles.queue',
      'This page is for: Telemarketing manager, Telemarketing executive, Customer care manager',
    ],
    ['staff.manage', 'This page is for: Super administrator'],
    ['member.area', 'This page is for: Members'],
  ] as const)('tells staff which roles have %s, without a login', async (permission, expected) => {
    beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
    render(
      <MemoryRouter initialEntries={['/ad/profile/approve']}>
        <AccessDenied permission={permission} />
      </MemoryRouter>,
    )
    expect(await screen.findByText(expected)).toBeTruthy()
    expect(screen.queryByText(/login/i)).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe('/ad/dashboard')
    endSession()
  })
})
