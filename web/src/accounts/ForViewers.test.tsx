import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ForViewers } from './ForViewers.tsx'
import { beginSession, endSession, type SessionUser } from './session.ts'
import { viewerScript } from './viewer.ts'

const person = (...roles: string[]) => ({ roles }) as unknown as SessionUser
const shownFor = () => document.documentElement.getAttribute('data-viewer')

afterEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-viewer')
})

it('contains the texts for everybody until the viewer is known, then only theirs', () => {
  render(<ForViewers guest="Register free" member="Your dashboard" staff="Back office" />)
  const places = ['Register free', 'Your dashboard', 'Back office'].map((words) => screen.getByText(words))
  expect(places.map((place) => place.dataset.for)).toEqual(['guest', 'member', 'staff'])

  act(() => beginSession(person('profile_user')))
  expect(document.body.textContent).toBe('Your dashboard')
  // The same element, so that a form keeps what was typed.
  expect(screen.getByText('Your dashboard')).toBe(places[1])
  act(() => beginSession(person('staff_user', 'super_admin')))
  expect(document.body.textContent).toBe('Back office')
  expect(shownFor()).toBe('staff')
  act(() => endSession())
  expect(document.body.textContent).toBe('Register free')
  expect(shownFor()).toBe('guest')
})

it.each([
  ['pu', 'member'],
  ['au', 'staff'],
  [undefined, null],
])('before the first render, shows a login of type %s the texts for %s', (userType, viewer) => {
  if (userType) localStorage.setItem('bnr.credentials', JSON.stringify({ userType }))
  new Function(viewerScript)()
  expect(shownFor()).toBe(viewer)
})

it('ignores credentials that it cannot read', () => {
  localStorage.setItem('bnr.credentials', '{')
  new Function(viewerScript)()
  expect(shownFor()).toBeNull()
})
