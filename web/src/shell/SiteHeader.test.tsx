import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** Each address has a layout of its own. */
function Layouts() {
  const { pathname } = useLocation()
  return (
    <div key={pathname}>
      <h1>{pathname}</h1>
      <SiteHeader />
    </div>
  )
}

it('the menu of a phone stays open when a page with another layout arrives', async () => {
  const { router } = renderAt('/faq', <Layouts />, '*')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  await router.navigate('/search')
  await screen.findByRole('heading', { name: '/search', hidden: true })
  const close = screen.getByRole('button', { name: 'Close' })
  await userEvent.click(close)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
