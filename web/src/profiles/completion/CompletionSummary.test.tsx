import type { Profile } from '@bnr/contract/profiles/profile'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { CompletionSummary } from './CompletionSummary.tsx'

const profile: Profile = {
  id: 7,
  bnrId: '10000001',
  status: 'Active',
  paid: false,
  elite: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  media: [],
}

const show = (isStaff: boolean, missing: Record<string, string> = {}) =>
  render(<CompletionSummary profile={profile} completion={{ percent: 100, missing }} isStaff={isStaff} />, {
    wrapper: MemoryRouter,
  })

it('thanks the owner of a complete profile', () => {
  show(false)
  expect(screen.getByText('Your profile is complete')).toBeTruthy()
  expect(screen.getByText(/^Thank you/)).toBeTruthy()
})

it('shows staff that the profile is complete, or what is missing', () => {
  const { unmount } = show(true)
  expect(screen.getByText('The profile is complete')).toBeTruthy()
  expect(screen.queryByText(/your|thank/i)).toBeNull()
  unmount()
  show(true, { 'bi.prd': 'Say something about yourself' })
  expect(screen.getByText('Missing from this profile')).toBeTruthy()
})
