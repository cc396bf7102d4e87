import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { LayoutOfAddress } from '../testing/LayoutOfAddress.tsx'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { MemberBar } from './MemberBar.tsx'

const layouts = (
  <LayoutOfAddress>
    <MemberBar />
  </LayoutOfAddress>
)

beforeEach(() => {
  answerWith({ 'GET /api/profiles/7/likedMe/waiting': () => ({ body: { total: 0 } }) })
  beginSession(anita)
})
afterEach(endSession)

it('the sheet of the account stays open when a page with another layout arrives', async () => {
  const { router } = renderAt('/faq', layouts, '*')
  await userEvent.click(await screen.findByRole('button', { name: 'Me' }))
  await router.navigate('/profile/dashboard')
  await screen.findByRole('heading', { name: '/profile/dashboard', hidden: true })
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
})

it('the sheet is closed for the next person on the same device', async () => {
  renderAt('/faq', layouts, '*')
  await userEvent.click(await screen.findByRole('button', { name: 'Me' }))
  endSession()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull())
  beginSession(anita)
  await screen.findByRole('button', { name: 'Me' })
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
})

it('the sheet stays closed when somebody comes back from a page without the bar', async () => {
  const { router } = renderAt('/faq', layouts)
  await userEvent.click(await screen.findByRole('button', { name: 'Me' }))
  await router.navigate('/elsewhere')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Me' })).toBeNull())
  await router.navigate('/faq')
  await screen.findByRole('button', { name: 'Me' })
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
})
