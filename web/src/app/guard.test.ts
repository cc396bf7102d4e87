import type { Permission, Role } from '@bnr/contract/access'
import { describe, expect, it } from 'vitest'
import type { Departure, Session, SessionUser } from '../accounts/session.ts'
import { permissionOf } from '../screens/screen.ts'
import { checkAccess, type Verdict } from './guard.ts'

const known = new Set(['/ad/dashboard', '/ad/profile/search'])

function session(roles: Role[] | null, departure: Departure | null = null): Session {
  return { user: roles && ({ roles } as unknown as SessionUser), opening: false, departure }
}

describe('the access check', () => {
  it.each([
    [null, '/home', 'public', 'open'],
    [null, '/profile/search', 'member.orStaff', 'denied'],
    [['profile_user'], '/profile/search', 'member.orStaff', 'open'],
    [['profile_user'], '/ad/dashboard', 'staff.area', 'denied'],
    [['profile_user'], '/ad/profile/approve', 'profiles.queue', 'denied'],
    [['staff_user'], '/ad/profile/approve', 'profiles.queue', 'denied'],
    [['staff_user', 'tele_manager'], '/ad/profile/approve', 'profiles.queue', 'open'],
    [['staff_user'], '/profile/10000001', 'member.orStaff', 'open'],
    [null, '/ad/login', 'staff.area', 'open'],
  ] as [Role[] | null, string, Permission, Verdict][])(
    'for %j on %s with %s: %s',
    (roles, path, permission, expected) => {
      expect(checkAccess(session(roles), path, permission, known)).toBe(expected)
    },
  )

  it.each([
    ['/profile/dashboard', '/ad/dashboard'],
    ['/profile/myaccount', '/ad/dashboard'],
    ['/profile/search', '/ad/profile/search'],
  ])('redirects staff from %s to %s', (from, to) => {
    expect(checkAccess(session(['staff_user']), from, 'member.orStaff', known)).toEqual({ to })
  })

  it('lets staff whose password somebody else chose open only their own account', () => {
    const due = {
      user: { roles: ['staff_user'], passwordDue: true } as unknown as SessionUser,
      opening: false,
      departure: null,
    }
    expect(checkAccess(due, '/ad/dashboard', 'staff.area', known)).toEqual({ to: '/ad/account' })
    expect(checkAccess(due, '/ad/account', 'staff.account', known)).toBe('open')
    expect(checkAccess(due, '/faq', 'public', known)).toBe('open')
  })

  it('waits only on guarded pages while it reads a remembered login', () => {
    const opening = { user: null, opening: true, departure: null }
    expect(checkAccess(opening, '/profile/search', 'member.orStaff', known)).toBe('wait')
    expect(checkAccess(opening, '/faq', 'public', known)).toBe('open')
  })

  it('asks to try again, and never to log in, while a remembered login is unanswered', () => {
    const unanswered = { user: null, opening: false, unanswered: true, departure: null }
    expect(checkAccess(unanswered, '/profile/search', 'member.orStaff', known)).toBe('unanswered')
    expect(checkAccess(unanswered, '/faq', 'public', known)).toBe('open')
  })

  it('leaves guarded pages after a logout in another tab, and stays on public ones', () => {
    const left = session(null, { to: '/logout', everywhere: false })
    expect(checkAccess(left, '/profile/search', 'member.orStaff', known)).toEqual({ to: '/logout' })
    expect(checkAccess(left, '/faq', 'public', known)).toBe('open')
  })

  it('leaves every page when the profile is closed, and stops at its destination', () => {
    const closed = session(null, { to: '/no-access', state: { status: 'Settled' }, everywhere: true })
    expect(checkAccess(closed, '/home', 'public', known)).toEqual({
      to: '/no-access',
      state: { status: 'Settled' },
    })
    expect(checkAccess(closed, '/no-access', 'public', known)).toBe('open')
  })
})

describe('a screen without a permission', () => {
  it.each([
    ['site', 'public'],
    ['member', 'member.orStaff'],
    ['plain', 'member.orStaff'],
    ['staff', 'staff.area'],
  ] as const)('in the %s shell requires %s', (shell, permission) => {
    expect(permissionOf({ shell })).toBe(permission)
  })
})
