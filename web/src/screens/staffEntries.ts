import type { StaffPath } from './staffScreens.ts'

/** Groups of the menu, in its order. */
export const menuGroups = [
  'Overview',
  'User Manager',
  'Membership Plans',
  'Invoices',
  'Testimonials',
  'Reports',
  'Staff Accounts',
] as const
export type MenuGroup = (typeof menuGroups)[number]

export interface StaffEntry {
  menu: MenuGroup
  /** Heading of a staff list. Other pages set their own. */
  title?: string
  /** Its word in the menu; the title by default. */
  label?: string
  /** Pages that belong to the entry although their addresses are not below its own. */
  pages?: readonly string[]
}

/** Entries of the menu, in its order, and headings of staff lists. */
export const staffEntries = {
  '/ad/dashboard': { menu: 'Overview', label: 'Dashboard' },
  '/ad/profile/search': {
    menu: 'User Manager',
    label: 'Search Profiles',
    pages: [
      '/profile/:id',
      '/profile/update/:id',
      '/ad/find',
      '/ad/profile/preview/:id',
      '/ad/profile/spreview/:id',
      '/ad/profile/pdf/preview',
    ],
  },
  '/ad/profile/search-by-status': { menu: 'User Manager', title: 'Search by Status' },
  '/ad/follow-ups': { menu: 'User Manager', title: 'Follow-ups' },
  '/ad/renewals': { menu: 'User Manager', title: 'Renewal Calls' },
  '/ad/inbox': { menu: 'User Manager', title: 'Inbox' },
  '/ad/templates': { menu: 'User Manager', title: 'Message Templates' },
  '/ad/assisted': { menu: 'User Manager', title: 'My Members' },
  '/ad/profile/approve': { menu: 'User Manager', title: 'Profile Approval' },
  '/ad/media/approve': { menu: 'User Manager', label: 'Photo Approval' },
  '/ad/reported-messages': { menu: 'User Manager', title: 'Reported Messages' },
  '/ad/profile/create': { menu: 'User Manager', label: 'Create Profile' },
  '/ad/imports': { menu: 'User Manager', title: 'Import Profiles' },
  '/ad/messages-to-many': { menu: 'User Manager', title: 'Messages to Many' },
  '/ad/bulk': { menu: 'User Manager', title: 'Actions on Many' },
  '/ad/profile/activities': { menu: 'User Manager', title: 'Profile Activities' },
  '/packages/create': { menu: 'Membership Plans', label: 'Create Package' },
  '/coupons': { menu: 'Membership Plans', title: 'Coupons' },
  '/offers/manage': { menu: 'Membership Plans', title: 'Manage Offers' },
  '/invoice/generate': { menu: 'Invoices', label: 'Create Invoice' },
  '/invoice/approve': { menu: 'Invoices', title: 'Approve Invoice', pages: ['/invoice/ccav'] },
  '/ad/my-invoices': { menu: 'Invoices', title: 'My Invoices' },
  '/ad/invoices': { menu: 'Invoices', title: 'All Invoices', pages: ['/ad/user-membership/:id'] },
  '/ad/payments': { menu: 'Invoices', title: 'Payments' },
  '/ad/bank': { menu: 'Invoices', title: 'Bank Statements' },
  '/ad/settlements': { menu: 'Invoices', title: 'Settlements' },
  '/ad/receipts': { menu: 'Invoices', title: 'Payments Received' },
  '/ad/credit-notes': { menu: 'Invoices', title: 'Credit Notes' },
  '/ad/gst': { menu: 'Invoices', title: 'GST', pages: ['/ad/gst/:month'] },
  '/testimonials/create': { menu: 'Testimonials', label: 'Create Testimonial' },
  '/testimonials/approve': {
    menu: 'Testimonials',
    title: 'Approve Testimonials',
    pages: ['/testimonials/update/:id'],
  },
  '/reports': { menu: 'Reports', label: 'All Reports' },
  '/ad/staff': { menu: 'Staff Accounts', label: 'Manage Staff', title: 'Staff Accounts' },
  '/ad/audit': { menu: 'Staff Accounts', title: 'Audit' },
  '/ad/system': { menu: 'Staff Accounts', title: 'System' },
} as const satisfies Partial<Record<StaffPath, StaffEntry>>
