import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LayoutOfAddress } from '../testing/LayoutOfAddress.tsx'
import { renderAt } from '../testing/renderAt.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const layouts = (
  <LayoutOfAddress>
    <SiteHeader />
  </LayoutOfAddress>
)

it('the menu of a phone stays open when a page with another layout arrives', async () => {
  const { router } = renderAt('/faq', layouts, '*')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await router.navigate('/search')
  await screen.findByRole('heading', { name: '/search', hidden: true })
  const close = screen.getByRole('button', { name: 'Close' })
  await userEvent.click(close)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

it('the menu stays closed when somebody comes back from a page without it', async () => {
  const { router } = renderAt('/faq', layouts)
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await router.navigate('/elsewhere')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull())
  await router.navigate('/faq')
  await screen.findByRole('button', { name: 'Menu' })
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
