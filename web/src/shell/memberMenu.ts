import { activityLists, activitySlugs } from '@bnr/contract/activities/lists'
import { generatePath } from 'react-router'
import type { SessionUser } from '../accounts/session.ts'
import { type MenuTarget, withScreen } from './existingRoutes.ts'

export interface MemberMenuEntry extends MenuTarget {
  group: 'account' | 'profile' | 'activity'
  params?: (user: SessionUser) => Record<string, string>
  /** What follows the path, e.g. `?active=tab1` or `#album`. */
  suffix?: string
}

const ownId = (user: SessionUser) => ({ id: user.bnrId ?? '' })

const entries: readonly MemberMenuEntry[] = [
  { label: 'Dashboard', group: 'account', route: '/profile/dashboard' },
  { label: 'Search', group: 'account', route: '/profile/search' },

  { label: 'My Account', group: 'account', route: '/profile/myaccount' },
  { label: 'Membership', group: 'account', route: '/packages' },
  {
    label: 'Activity',
    group: 'account',
    route: '/activity/:active',
    params: () => ({ active: 'shortlisted-by-you' }),
  },
  { label: 'Matches', group: 'profile', route: '/matches' },
  { label: 'Update Profile', group: 'profile', route: '/profile/update/:id', params: ownId },
  { label: 'Album', group: 'profile', route: '/profile/update/:id', params: ownId, suffix: '#album' },
  { label: 'Settings', group: 'profile', route: '/profile/settings', suffix: '?active=tab1' },
  ...activities(),
]

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
