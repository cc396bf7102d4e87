import type { Permission } from '@bnr/contract/access'
import { mayDo, type SessionUser } from '../accounts/session.ts'
import { permissionOf } from '../app/guard.ts'
import { screens } from '../app/routes.ts'

interface StaffMenuEntry {
  label: string
  /** A path of the route table; its screen's permission decides who finds it here. */
  route: string
  /** Where a page that is open to everybody is of use to some of the staff. */
  permission?: Permission
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
      { label: 'Search Profiles', route: '/ad/profile/search' },
      { label: 'Profile Approval', route: '/ad/profile/approve' },
      { label: 'Photo Approval', route: '/ad/media/approve' },
    ],
  },
  {
    label: 'Membership Plans',
    entries: [
      { label: 'Packages', route: '/packages' },
      { label: 'Create Package', route: '/packages/create' },
      { label: 'Coupons', route: '/coupons' },
      { label: 'Manage Offers', route: '/offers/manage' },
    ],
  },
  {
    label: 'Invoices',
    entries: [
      { label: 'Create Invoice', route: '/invoice/generate' },
      { label: 'Approve Invoice', route: '/invoice/approve' },
      { label: 'All Invoices', route: '/ad/invoices' },
      { label: 'Payments', route: '/ad/payments' },
    ],
  },
  {
    label: 'Testimonials',
    entries: [{ label: 'View Testimonials', route: '/testimonials', permission: 'testimonials.moderate' }],
  },
  { label: 'Staff Accounts', entries: [{ label: 'Manage Staff', route: '/ad/staff' }] },
]

const neededFor = new Map<string, Permission>(screens.map((screen) => [screen.path, permissionOf(screen)]))

/** What this person may open; a group that has nothing for them is left out. */
export function staffMenu(user: SessionUser | null): StaffMenuGroup[] {
  const allowed = ({ route, permission }: StaffMenuEntry) =>
    mayDo(user, permission ?? neededFor.get(route) ?? 'staff.area')
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(allowed) }))
    .filter((group) => group.entries.length > 0)
}
