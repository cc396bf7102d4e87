import type { Viewer } from '../accounts/viewer.ts'
import { type MenuTarget, withScreen } from './existingRoutes.ts'

export interface SiteMenuEntry extends MenuTarget {
  state?: unknown
  /** Who sees the entry; everybody by default. */
  viewer?: Viewer
}

const entries: readonly SiteMenuEntry[] = [
  { label: 'Search', route: '/home', state: 'search', viewer: 'guest' },
  { label: 'Search', route: '/profile/search', viewer: 'member' },
  { label: 'Search', route: '/ad/profile/search', viewer: 'staff' },
  { label: 'Membership', route: '/membership' },
  { label: 'Offers', route: '/offers' },
  { label: 'Testimonial', route: '/testimonials' },
  { label: 'About Us', route: '/about-us' },
]

/** Returns all entries until the viewer is known; until then the style sheet hides those for others (app/base.css). */
export function siteMenu(viewer: Viewer | undefined): SiteMenuEntry[] {
  return withScreen(entries).filter((entry) => !viewer || !entry.viewer || entry.viewer === viewer)
}
