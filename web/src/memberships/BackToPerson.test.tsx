import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { BackToPerson } from './BackToPerson.tsx'
import { keepWayBack } from './wayBack.ts'

it('leads the member who chose a plan back to the person once, and nobody else', async () => {
  keepWayBack(7, { bnrId: '10000002', name: 'Samuel' })
  beginSession({ ...anita, profileId: 8 })
  const { router } = renderAt('/packages', <BackToPerson />)
  expect(screen.queryByRole('link')).toBeNull()
  act(() => beginSession(anita))
  await userEvent.click(await screen.findByRole('link', { name: 'Back to Samuel' }))
  expect(router.state.location.pathname).toBe('/profile/10000002')
  await act(() => router.navigate('/packages'))
  expect(screen.queryByRole('link')).toBeNull()
})
