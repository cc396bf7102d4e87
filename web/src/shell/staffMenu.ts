import type { Permission } from '@bnr/contract/access'
import { reportTypeNames, ruleOf } from '@bnr/contract/reports/types'
import { matchPath } from 'react-router'
import { mayDo, type SessionUser } from '../accounts/session.ts'
import { permissionOf } from '../screens/screen.ts'
import { screens } from '../screens/screens.ts'

interface StaffMenuEntry {
  label: string
  /** The permission of its screen decides who sees the entry. */
  route: string
  /** For a page open to everybody, limits the entry to the staff who need it. */
  permission?: Permission
  /** Pages that belong to the entry although their addresses are not below its own. */
  pages?: readonly string[]
}

export interface StaffMenuGroup {
  label: string
  entries: readonly StaffMenuEntry[]
}

const groups: readonly StaffMenuGroup[] = [
  { label: 'Overview', entries: [{ label: 'Dashboard', route: '/ad/dashboard' }] },
  {
    label: 'User Manager',
    entries: [
      {
        label: 'Search Profiles',
        route: '/ad/profile/search',
        pages: [
          '/profile/:id',
          '/profile/update/:id',
          '/ad/find',
          '/ad/profile/preview/:id',
          '/ad/profile/spreview/:id',
          '/ad/profile/pdf/preview',
        ],
      },
      { label: 'Search by Status', route: '/ad/profile/search-by-status' },
      { label: 'Follow-ups', route: '/ad/follow-ups' },
      { label: 'Profile Approval', route: '/ad/profile/approve' },
      { label: 'Photo Approval', route: '/ad/media/approve' },
      { label: 'Create Profile', route: '/ad/profile/create' },
      { label: 'Profile Activities', route: '/ad/profile/activities' },
    ],
  },
  {
    label: 'Membership Plans',
    entries: [
      { label: 'Plans', route: '/packages' },
      { label: 'Create Package', route: '/packages/create' },
      { label: 'Coupons', route: '/coupons' },
      { label: 'Manage Offers', route: '/offers/manage' },
    ],
  },
  {
    label: 'Invoices',
    entries: [
      { label: 'Create Invoice', route: '/invoice/generate' },
      { label: 'Approve Invoice', route: '/invoice/approve', pages: ['/invoice/ccav'] },
      { label: 'All Invoices', route: '/ad/invoices', pages: ['/ad/user-membership/:id'] },
      { label: 'Payments', route: '/ad/payments' },
    ],
  },
  {
    label: 'Testimonials',
    entries: [
      { label: 'View Testimonials', route: '/testimonials', permission: 'testimonials.write' },
      { label: 'Create Testimonial', route: '/testimonials/create' },
      {
        label: 'Approve Testimonials',
        route: '/testimonials/approve',
        pages: ['/testimonials/update/:id'],
      },
    ],
  },
  { label: 'Reports', entries: [{ label: 'All Reports', route: '/reports' }, ...reportEntries()] },
  {
    label: 'Staff Accounts',
    entries: [
      { label: 'Manage Staff', route: '/ad/staff' },
      { label: 'Audit', route: '/ad/audit' },
    ],
  },
]

function reportEntries(): StaffMenuEntry[] {
  return reportTypeNames.flatMap((type) => {
    const { title, slug } = ruleOf(type)
    return slug ? [{ label: title, route: `/reports/${slug}` }] : []
  })
}

/** Finds the screen with this exact path, or else with a matching pattern. */
const screenAt = (route: string) =>
  screens.find(({ path }) => path === route) ?? screens.find(({ path }) => matchPath(path, route))

const neededFor = (route: string): Permission => {
  const screen = screenAt(route)
  return screen ? permissionOf(screen) : 'staff.area'
}

/** Returns the entries this person may open, without empty groups. */
export function staffMenu(user: SessionUser | null): StaffMenuGroup[] {
  const allowed = ({ route, permission }: StaffMenuEntry) => mayDo(user, permission ?? neededFor(route))
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(allowed) }))
    .filter((group) => group.entries.length > 0)
}

/** Returns the menu entry of a page: the one that names it, or else the nearest above its address. */
export function entryOf(pathname: string, menu: readonly StaffMenuGroup[]): StaffMenuEntry | undefined {
  const entries = menu.flatMap((group) => group.entries)
  const names = ({ pages = [] }: StaffMenuEntry) => pages.some((page) => matchPath(page, pathname))
  const above = entries
    .filter(({ route }) => matchPath({ path: route, end: false }, pathname))
    .sort((one, other) => other.route.length - one.route.length)
  return entries.find(names) ?? above[0]
}
