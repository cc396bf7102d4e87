import { withShell } from './screen.ts'

/** The screens of the back office. A permission limits who may open one; the others are open to all staff. */
export const staffScreens = withShell('staff', [
  { path: '/packages/create', file: 'plans/manage/CreatePackagePage.tsx', permission: 'plans.manage' },
  { path: '/packages/:id/edit', file: 'plans/manage/EditPackagePage.tsx', permission: 'plans.manage' },
  { path: '/ad/dashboard', file: 'figures/StaffDashboardPage.tsx' },
  { path: '/ad/profile/search', file: 'search/staff/StaffSearchPage.tsx' },
  {
    path: '/ad/profile/create',
    file: 'registration/staff/CreateProfilePage.tsx',
    permission: 'profiles.create',
  },
  { path: '/ad/profile/preview/:id', file: 'profiles/preview/PreviewPage.tsx', permission: 'contacts.open' },
  {
    path: '/ad/profile/spreview/:id',
    file: 'profiles/preview/ShortPreviewPage.tsx',
    permission: 'contacts.open',
  },
  {
    path: '/ad/profile/pdf/preview',
    file: 'profiles/preview/PdfPreviewPage.tsx',
    permission: 'contacts.open',
    ownState: true,
  },
  { path: '/ad/find', file: 'search/staff/find/FindPage.tsx' },
  { path: '/ad/profile/search-by-status', file: 'profiles/byStatus/StatusSearchPage.tsx' },
  {
    path: '/ad/profile/approve',
    file: 'profiles/approval/ProfileApprovalPage.tsx',
    permission: 'profiles.queue',
  },
  { path: '/ad/profile/activities', file: 'activities/staff/ActivitiesPage.tsx' },
  { path: '/ad/follow-ups', file: 'contactLog/FollowUpsPage.tsx', permission: 'contactLog.read' },
  { path: '/ad/media/approve', file: 'media/review/PhotoApprovalPage.tsx', permission: 'media.moderate' },
  {
    path: '/testimonials/create',
    file: 'testimonials/manage/CreateStoryPage.tsx',
    permission: 'testimonials.write',
  },
  {
    path: '/testimonials/approve',
    file: 'testimonials/manage/StoryApprovalPage.tsx',
    permission: 'testimonials.moderate',
  },
  {
    path: '/testimonials/update/:id',
    file: 'testimonials/manage/EditStoryPage.tsx',
    permission: 'testimonials.write',
  },
  { path: '/coupons', file: 'coupons/CouponsPage.tsx', permission: 'coupons.manage' },
  { path: '/offers/manage', file: 'offers/manage/OffersManagePage.tsx', permission: 'offers.manage' },
  { path: '/offers/manage/:id', file: 'offers/manage/OfferManagePage.tsx', permission: 'offers.manage' },
  {
    path: '/invoice/generate',
    file: 'invoices/staff/generate/GeneratePage.tsx',
    permission: 'invoices.generate',
  },
  { path: '/invoice/approve', file: 'invoices/staff/approve/ApprovePage.tsx', permission: 'invoices.queue' },
  {
    path: '/invoice/ccav',
    file: 'invoices/staff/confirm/ConfirmGatewayPage.tsx',
    permission: 'invoices.confirmGateway',
  },
  { path: '/ad/user-membership/:id', file: 'invoices/staff/membership/UserMembershipPage.tsx' },
  { path: '/ad/invoices', file: 'invoices/staff/finance/InvoicesPage.tsx', permission: 'invoices.totals' },
  { path: '/ad/payments', file: 'payments/staff/PaymentsPage.tsx', permission: 'payments.read' },
  { path: '/reports', file: 'reports/ReportsPage.tsx', permission: 'reports.read' },
  { path: '/reports/:slug', file: 'reports/ReportTypePage.tsx', permission: 'reports.read' },
  { path: '/ad/audit', file: 'audit/AuditPage.tsx', permission: 'audit.read' },
  { path: '/ad/account', file: 'accounts/own/StaffAccountPage.tsx', permission: 'staff.account' },
  { path: '/ad/staff', file: 'accounts/staff/StaffPage.tsx', permission: 'staff.manage' },
])
