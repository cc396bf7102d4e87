import type { Role } from '@bnr/contract/access'
import { hasAnyRole, type SessionUser } from '../accounts/session.ts'
import { type MenuTarget, withScreen } from './existingRoutes.ts'

export interface StaffMenuEntry extends MenuTarget {
  label: string
  /** Without roles the entry is for all staff. */
  roles?: readonly Role[]
}

export interface StaffMenuGroup {
  label: string
  entries: readonly StaffMenuEntry[]
}

const photoReviewers: readonly Role[] = ['tele_executive', 'cc_executive', 'cc_manager']
const profileReviewers: readonly Role[] = ['tele_manager', 'tele_executive', 'cc_manager']
const storyEditors: readonly Role[] = ['super_admin', 'tele_manager', 'cc_manager']
const managers: readonly Role[] = ['tele_manager', 'cc_manager']

const groups: readonly StaffMenuGroup[] = [
  { label: 'Overview', entries: [{ label: 'Dashboard', route: '/ad/dashboard' }] },
  {
    label: 'User Manager',
    entries: [
      { label: 'Search Profiles', route: '/ad/profile/search' },
      { label: 'Draft Profiles', route: '/ad/profile/search-by-status' },
      { label: 'Profile Approval', route: '/ad/profile/approve', roles: profileReviewers },
      { label: 'Photo Approval', route: '/ad/media/approve', roles: photoReviewers },
      { label: 'Create Profile', route: '/ad/profile/create' },
      { label: 'Profile Activities', route: '/ad/profile/activities' },
    ],
  },
  {
    label: 'Membership Plans',
    entries: [
      { label: 'Plans', route: '/packages' },
      { label: 'Create Package', route: '/packages/create' },
    ],
  },
  {
    label: 'Invoices',
    entries: [
      { label: 'Create Invoice', route: '/invoice/generate', roles: ['tele_manager', 'tele_executive'] },
      { label: 'Approve Invoice', route: '/invoice/approve', roles: ['tele_manager'] },
    ],
  },
  {
    label: 'Testimonials',
    entries: [
      { label: 'View Testimonials', route: '/testimonials', roles: storyEditors },
      { label: 'Create Testimonial', route: '/testimonials/create', roles: storyEditors },
      { label: 'Approve Testimonials', route: '/testimonials/approve', roles: storyEditors },
    ],
  },
  { label: 'Reports', entries: [{ label: 'Reports', route: '/reports', roles: managers }] },
  {
    label: 'Staff Accounts',
    entries: [{ label: 'Manage Staff', route: '/ad/staff', roles: ['super_admin'] }],
  },
]

/** What this person may open and what exists; a group that has nothing for them is left out. */
export function staffMenu(user: SessionUser | null, known?: ReadonlySet<string>): StaffMenuGroup[] {
  const allowed = (entry: StaffMenuEntry) => !entry.roles || hasAnyRole(user, entry.roles)
  return groups
    .map((group) => ({ ...group, entries: withScreen(group.entries, known).filter(allowed) }))
    .filter((group) => group.entries.length > 0)
}
