import { activityLists, activitySlugs } from '@bnr/contract/activities/lists'
import { generatePath } from 'react-router'
import type { SessionUser } from '../accounts/session.ts'
import { type MenuTarget, withScreen } from './existingRoutes.ts'

export interface MemberMenuEntry extends MenuTarget {
  group: 'me' | 'profile' | 'activity'
  params?: (user: SessionUser) => Record<string, string>
  /** What follows the path, e.g. `?active=tab1` or `#album`. */
  suffix?: string
}

const ownId = (user: SessionUser) => ({ id: user.bnrId ?? '' })

const entries: readonly MemberMenuEntry[] = [
  { label: 'Your profile', group: 'me', route: '/profile/:id', params: ownId },
  ...own('me'),
  { label: 'My Account', group: 'me', route: '/profile/myaccount' },
  { label: 'Membership plans', group: 'me', route: '/packages' },
  ...own('profile'),
  ...activities(),
]

/** In the side menu and in the menu of the account. */
function own(group: MemberMenuEntry['group']): MemberMenuEntry[] {
  return [
    { label: 'Messages', group, route: '/messages' },
    { label: 'Update Profile', group, route: '/profile/update/:id', params: ownId },
    { label: 'Album', group, route: '/profile/update/:id', params: ownId, suffix: '#album' },
    { label: 'Settings', group, route: '/profile/settings', suffix: '?active=tab1' },
  ]
}

function activities(): MemberMenuEntry[] {
  return activitySlugs.map((active) => ({
    label: activityLists[active].title,
    group: 'activity',
    route: '/activity/:active',
    params: () => ({ active }),
  }))
}

export function memberMenu(group: MemberMenuEntry['group'], known?: ReadonlySet<string>): MemberMenuEntry[] {
  return withScreen(entries, known).filter((entry) => entry.group === group)
}

export function memberLink(entry: MemberMenuEntry, user: SessionUser): string {
  return generatePath(entry.route, entry.params?.(user)) + (entry.suffix ?? '')
}
