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

it('holds the words for everybody while nobody knows who looks, then those for one', () => {
  render(<ForViewers guest="Register free" member="Your dashboard" staff="Back office" />)
  const places = ['Register free', 'Your dashboard', 'Back office'].map((words) => screen.getByText(words))
  expect(places.map((place) => place.dataset.for)).toEqual(['guest', 'member', 'staff'])

  act(() => beginSession(person('profile_user')))
  expect(document.body.textContent).toBe('Your dashboard')
  // The very same element: what was typed into a form stays.
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
])('shows before anything is drawn what a login of type %s reads: %s', (userType, viewer) => {
  if (userType) localStorage.setItem('bnr.credentials', JSON.stringify({ userType }))
  new Function(viewerScript)()
  expect(shownFor()).toBe(viewer)
})

it('takes what it cannot read for nothing', () => {
  localStorage.setItem('bnr.credentials', '{')
  new Function(viewerScript)()
  expect(shownFor()).toBeNull()
})
