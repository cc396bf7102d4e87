import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Disclosure } from './Disclosure.tsx'

/** Two pages below one menu; the second takes as long as the test wants. */
function renderMenu() {
  const arrival = Promise.withResolvers<null>()
  const menu = (
    <>
      <Disclosure label="More">Help</Disclosure>
      <Outlet />
    </>
  )
  const router = createMemoryRouter([
    {
      element: menu,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/slow', element: <h1>Slow</h1>, loader: () => arrival.promise },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return { router, arrive: () => arrival.resolve(null) }
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'More' }))

it('stays open when the page arrives that was on its way at the press', async () => {
  const { router, arrive } = renderMenu()
  const navigated = router.navigate('/slow')
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  await open()
  arrive()
  await navigated
  await screen.findByRole('heading', { name: 'Slow' })
  expect(screen.getByText('Help')).toBeTruthy()
})

it('closes when a page arrives that was chosen after it was opened', async () => {
  const { router, arrive } = renderMenu()
  await open()
  expect(screen.getByText('Help')).toBeTruthy()
  arrive()
  await router.navigate('/slow')
  await screen.findByRole('heading', { name: 'Slow' })
  await waitFor(() => expect(screen.queryByText('Help')).toBeNull())
})
