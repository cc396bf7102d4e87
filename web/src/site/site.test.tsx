import { render, screen } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'
import { TestimonialCarousel } from './home/TestimonialCarousel.tsx'
import { AccessDenied } from './notices/AccessDenied.tsx'
import NoAccessPage from './notices/NoAccessPage.tsx'

const story = { id: '1', groom: 'Joel', bride: 'Sharon', photoUrl: null }

describe('the testimonial carousel', () => {
  it('is not there without testimonials', () => {
    const { container } = render(<TestimonialCarousel testimonials={[]} />)
    expect(container.innerHTML).toBe('')
  })

  it('cuts a text at 200 characters', () => {
    render(<TestimonialCarousel testimonials={[{ ...story, text: 'a'.repeat(201) }]} />)
    expect(screen.getByText(`${'a'.repeat(200)}…`)).toBeTruthy()
  })
})

describe('excerpt', () => {
  it('leaves a text of just that length as it is', () => {
    expect(excerpt('a'.repeat(200), 200)).toBe('a'.repeat(200))
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

  it.each([null, 'Deleted', { status: 'Active' }])('goes home without a known status (%j)', async (state) => {
    renderNoAccess(state)
    expect(await screen.findByText('Home')).toBeTruthy()
  })
})

describe('access denied', () => {
  it.each([
    ['/ad/dashboard', 'Please login as administrator'],
    ['/profile/dashboard', 'Please login to continue'],
  ])('asks on %s for the right login', (path, expected) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <AccessDenied />
      </MemoryRouter>,
    )
    expect(screen.getByText(expected)).toBeTruthy()
  })
})
