import { activityLists, activitySlugs } from '@bnr/contract/activities/lists'
import { generatePath } from 'react-router'
import type { SessionUser } from '../accounts/session.ts'

export interface MemberMenuEntry {
  label: string
  /** The pattern of the route table, e.g. `/profile/update/:id`. */
  route: string
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

export const memberMenu = (group: MemberMenuEntry['group']): MemberMenuEntry[] =>
  entries.filter((entry) => entry.group === group)

export function memberLink(entry: MemberMenuEntry, user: SessionUser): string {
  return generatePath(entry.route, entry.params?.(user)) + (entry.suffix ?? '')
}
