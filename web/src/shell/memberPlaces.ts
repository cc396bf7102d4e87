import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { matchPath } from 'react-router'

export interface Place {
  label: string
  icon: typeof IconHome
  /** Undefined for the place that opens a menu instead of a page. */
  to?: string
  /** Patterns of the pages at which the place is marked. */
  pages: readonly string[]
}

/** The five places of a member: at the bottom of a phone's screen, and in the header of a wider one. */
export const memberPlaces = {
  home: {
    label: 'Home',
    icon: IconHome,
    to: '/profile/dashboard',
    pages: ['/profile/dashboard', '/notifications'],
  },
  matches: { label: 'Matches', icon: IconUsers, to: '/matches', pages: ['/matches'] },
  search: {
    label: 'Search',
    icon: IconSearch,
    to: '/profile/search',
    pages: ['/profile/search', '/profile/list', '/profile/searches', '/profile/:id'],
  },
  interests: {
    label: 'Interests',
    icon: IconHeart,
    to: '/activity/interest-received',
    // Conversations follow an accepted interest.
    pages: ['/activity/:active', '/proposals', '/messages', '/messages/:id'],
  },
  me: {
    label: 'Me',
    icon: IconUserCircle,
    pages: ['/profile/update/:id', '/profile/settings', '/profile/myaccount', '/packages', '/checkout'],
  },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof memberPlaces
export const placeNames = Object.keys(memberPlaces) as PlaceName[]

/** Exact addresses first, because `/profile/:id` also matches `/profile/settings`. */
const pages = placeNames
  .flatMap((name) => memberPlaces[name].pages.map((page) => ({ page, name })))
  .sort((a, b) => Number(a.page.includes(':')) - Number(b.page.includes(':')))

/** Returns the place to which a page belongs. The own profile belongs to the member. */
export function placeOf(pathname: string, ownBnrId: string | undefined): PlaceName | undefined {
  if (ownBnrId && pathname === `/profile/${ownBnrId}`) return 'me'
  return pages.find(({ page }) => matchPath(page, pathname))?.name
}
