import { type MenuTarget, withScreen } from './existingRoutes.ts'

export interface SiteMenuEntry extends MenuTarget {
  label: string
  state?: unknown
}

const entries: readonly SiteMenuEntry[] = [
  { label: 'Search', route: '/home', state: 'search' },
  { label: 'Membership', route: '/membership' },
  { label: 'Offers', route: '/offers' },
  { label: 'Testimonial', route: '/testimonials' },
  { label: 'About Us', route: '/about-us' },
]

export const siteMenu = withScreen(entries)
