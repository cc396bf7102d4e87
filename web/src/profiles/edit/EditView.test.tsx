import type { Profile } from '@bnr/contract/profiles/profile'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { EditView } from './EditView.tsx'

const profile = {
  id: 7,
  bnrId: '10000007',
  status: 'Active',
  media: [],
  basic: { name: 'Anita', gender: 'f' },
} as unknown as Profile

const afterTexts = [
  'Basic Information',
  'Family Information',
  'Religious Information',
  'Contact Information',
  'Professional Information',
  'LifeStyle',
  'Partner Preference',
]

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

it.each([
  ['staff', { ...anita, bnrId: '', userType: 'au', roles: ['staff_user'] }, ['For staff']],
  ['the owner', { ...anita, bnrId: '10000007' }, []],
] as const)('shows %s the sections in the order of the specification', async (_, user, forStaff) => {
  Element.prototype.scrollIntoView = () => undefined
  beginSession(user as unknown as SessionUser)
  answerWith({})
  renderAt('/profile/update/10000007', <EditView profile={profile} />)
  const wanted = ['About Me', 'About Family', ...forStaff, ...afterTexts]
  await waitFor(() => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted)
  })
})
