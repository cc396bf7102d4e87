import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { found, search } from '../../testing/foundProfiles.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import ResultsPage from '../ResultsPage.tsx'

const anita = {
  roles: ['profile_user'],
  profileId: 7,
  gender: 'f',
  status: 'Active',
  phoneVerified: true,
} as unknown as SessionUser
const tile = { id: 9, pid: '10000009', bi: { na: 'Priya' }, me: [], mp: { tg: 'pc' } }

async function open(featured?: object[]) {
  beginSession(anita)
  answerWith({ [search]: () => ({ body: { ...found(2).body, ...(featured && { ft: featured }) } }) })
  renderAt('/profile/list', <ResultsPage />)
  await screen.findByText('2 Profiles found')
}

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

it('shows featured profiles above the unchanged results', async () => {
  await open([tile])
  const region = screen.getByRole('region', { name: 'Featured' })
  expect(
    within(region)
      .getByRole('link', { name: /^Priya/ })
      .getAttribute('href'),
  ).toBe('/profile/10000009')
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('shows no featured section when nobody is featured', async () => {
  await open()
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull()
})
