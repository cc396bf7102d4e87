import type { Viewer } from '../accounts/viewer.ts'

export interface SiteMenuEntry {
  label: string
  route: string
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
  entries.filter((entry) => !entry.viewer || entry.viewer === viewer)
