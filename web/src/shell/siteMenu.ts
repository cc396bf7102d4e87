import type { Viewer } from '../accounts/viewer.ts'
import { type MenuTarget, withScreen } from './existingRoutes.ts'

export interface SiteMenuEntry extends MenuTarget {
  state?: unknown
  /** Who sees the entry; everybody by default. */
  viewer?: Viewer
}

const entries: readonly SiteMenuEntry[] = [
  // Members have Search among their places.
  { label: 'Search', route: '/home', state: 'search', viewer: 'guest' },
  { label: 'Search', route: '/ad/profile/search', viewer: 'staff' },
  { label: 'Membership', route: '/membership' },
  { label: 'Offers', route: '/offers' },
  { label: 'Testimonial', route: '/testimonials' },
  { label: 'About Us', route: '/about-us' },
]

export const siteMenu = (viewer: Viewer): SiteMenuEntry[] =>
  withScreen(entries).filter((entry) => !entry.viewer || entry.viewer === viewer)
