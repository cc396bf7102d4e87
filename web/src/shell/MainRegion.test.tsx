import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { MainRegion } from './MainRegion.tsx'

function renderPages() {
  const first = (
    <>
      <h1>First</h1>
      <Link to="/second">Go on</Link>
      <Link to="/second" state="search">
        Go to the search
      </Link>
    </>
  )
  const children = [
    { path: '/first', element: first },
    { path: '/second', element: <h1>Second</h1> },
  ]
  render(
    <RouterProvider
      router={createMemoryRouter([{ Component: MainRegion, children }], { initialEntries: ['/first'] })}
    />,
  )
}

describe('the focus', () => {
  it('stays where it is on the first page', () => {
    renderPages()
    expect(document.activeElement).toBe(document.body)
  })

  it('goes to the title of the next page', async () => {
    renderPages()
    await userEvent.click(screen.getByText('Go on'))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Second' }))
  })

  it('is left to the block that the link names', async () => {
    renderPages()
    await userEvent.click(screen.getByText('Go to the search'))
    expect(document.activeElement).not.toBe(await screen.findByRole('heading', { name: 'Second' }))
  })
})
