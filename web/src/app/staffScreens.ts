import type { Screen } from './screen.ts'

/** The back office; each opens for whom its permission names, the rest for all staff. */
export const staffScreens: readonly Screen[] = [
  {
    path: '/packages/create',
    file: 'plans/manage/CreatePackagePage.tsx',
    shell: 'staff',
    permission: 'plans.manage',
  },
  {
    path: '/packages/:id/edit',
    file: 'plans/manage/EditPackagePage.tsx',
    shell: 'staff',
    permission: 'plans.manage',
  },
  { path: '/ad/dashboard', file: 'figures/StaffDashboardPage.tsx', shell: 'staff' },
  { path: '/ad/profile/search', file: 'search/staff/StaffSearchPage.tsx', shell: 'staff' },
  { path: '/ad/find', file: 'search/staff/find/FindPage.tsx', shell: 'staff' },
  { path: '/ad/profile/search-by-status', file: 'profiles/byStatus/StatusSearchPage.tsx', shell: 'staff' },
  {
    path: '/ad/profile/approve',
    file: 'profiles/approval/ProfileApprovalPage.tsx',
    shell: 'staff',
    permission: 'profiles.queue',
  },
  {
    path: '/ad/follow-ups',
    file: 'contactLog/FollowUpsPage.tsx',
    shell: 'staff',
    permission: 'contactLog.read',
  },
  {
    path: '/ad/media/approve',
    file: 'media/review/PhotoApprovalPage.tsx',
    shell: 'staff',
    permission: 'media.moderate',
  },
  {
    path: '/testimonials/create',
    file: 'testimonials/manage/CreateStoryPage.tsx',
    shell: 'staff',
    permission: 'testimonials.write',
  },
  {
    path: '/testimonials/approve',
    file: 'testimonials/manage/StoryApprovalPage.tsx',
    shell: 'staff',
    permission: 'testimonials.moderate',
  },
  {
    path: '/testimonials/update/:id',
    file: 'testimonials/manage/EditStoryPage.tsx',
    shell: 'staff',
    permission: 'testimonials.write',
  },
  { path: '/coupons', file: 'coupons/CouponsPage.tsx', shell: 'staff', permission: 'coupons.manage' },
  {
    path: '/offers/manage',
    file: 'offers/manage/OffersManagePage.tsx',
    shell: 'staff',
    permission: 'offers.manage',
  },
  {
    path: '/offers/manage/:id',
    file: 'offers/manage/OfferManagePage.tsx',
    shell: 'staff',
    permission: 'offers.manage',
  },
  {
    path: '/invoice/generate',
    file: 'invoices/staff/generate/GeneratePage.tsx',
    shell: 'staff',
    permission: 'invoices.generate',
  },
  {
    path: '/invoice/approve',
    file: 'invoices/staff/approve/ApprovePage.tsx',
    shell: 'staff',
    permission: 'invoices.queue',
  },
  {
    path: '/invoice/ccav',
    file: 'invoices/staff/confirm/ConfirmGatewayPage.tsx',
    shell: 'staff',
    permission: 'invoices.confirmGateway',
  },
  {
    path: '/ad/user-membership/:id',
    file: 'invoices/staff/membership/UserMembershipPage.tsx',
    shell: 'staff',
  },
  {
    path: '/ad/invoices',
    file: 'invoices/staff/finance/InvoicesPage.tsx',
    shell: 'staff',
    permission: 'invoices.totals',
  },
  {
    path: '/ad/payments',
    file: 'payments/staff/PaymentsPage.tsx',
    shell: 'staff',
    permission: 'payments.read',
  },
  { path: '/reports', file: 'reports/ReportsPage.tsx', shell: 'staff', permission: 'reports.read' },
  {
    path: '/reports/:slug',
    file: 'reports/ReportTypePage.tsx',
    shell: 'staff',
    permission: 'reports.read',
  },
  { path: '/ad/audit', file: 'audit/AuditPage.tsx', shell: 'staff', permission: 'audit.read' },
  { path: '/ad/staff', file: 'accounts/staff/StaffPage.tsx', shell: 'staff', permission: 'staff.manage' },
]
