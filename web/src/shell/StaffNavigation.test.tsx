import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { StaffNavigation } from './StaffNavigation.tsx'

afterEach(() => endSession())

it.each([
  ['/ad/follow-ups', 'Follow-ups', 'page'],
  ['/ad/find', 'Search Profiles', 'true'],
])('on %s marks only %s', (address, label, mark) => {
  beginSession(manager)
  renderAt(address, <StaffNavigation />)
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[label, mark]])
})
