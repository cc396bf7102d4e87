import { type Screen, withShell } from './screen.ts'

/**
 * The screens of the back office by address. A permission limits who may open one; the others are open to all staff.
 * All visitors load this table, so its words are in `staffEntries.ts`.
 */
const byPath = {
  '/ad/dashboard': { file: 'figures/StaffDashboardPage.tsx' },
  '/ad/profile/search': { file: 'search/staff/StaffSearchPage.tsx' },
  '/ad/find': { file: 'search/staff/find/FindPage.tsx' },
  '/ad/profile/preview/:id': { file: 'profiles/preview/PreviewPage.tsx', permission: 'contacts.open' },
  '/ad/profile/spreview/:id': { file: 'profiles/preview/ShortPreviewPage.tsx', permission: 'contacts.open' },
  '/ad/profile/pdf/preview': {
    file: 'profiles/preview/PdfPreviewPage.tsx',
    permission: 'contacts.open',
    ownState: true,
  },
  '/ad/profile/search-by-status': { file: 'profiles/byStatus/StatusSearchPage.tsx' },
  '/ad/follow-ups': { file: 'contactLog/followUpList.tsx', permission: 'contactLog.read' },
  '/ad/templates': { file: 'contactLog/templates/templateList.tsx', permission: 'templates.manage' },
  '/ad/renewals': { file: 'contactLog/renewalList.tsx', permission: 'contactLog.read' },
  '/ad/inbox': { file: 'inbox/ticketList.tsx', permission: 'inbox.answer' },
  '/ad/inbox/:id': { file: 'inbox/TicketPage.tsx', permission: 'inbox.answer' },
  '/ad/assisted': { file: 'proposals/staff/assistedMemberList.tsx', permission: 'proposals.write' },
  '/ad/assisted/:bnrId': { file: 'proposals/staff/MemberProposalsPage.tsx', permission: 'proposals.write' },
  '/ad/messages-to-many': { file: 'profiles/campaigns/campaignList.tsx', permission: 'campaigns.send' },
  '/ad/messages-to-many/:id': { file: 'profiles/campaigns/CampaignPage.tsx', permission: 'campaigns.send' },
  '/ad/bulk': { file: 'profiles/allMatching/bulkList.tsx', permission: 'contactLog.write' },
  '/ad/profile/approve': { file: 'profiles/approval/ProfileApprovalPage.tsx', permission: 'profiles.queue' },
  '/ad/media/approve': { file: 'media/review/PhotoApprovalPage.tsx', permission: 'media.moderate' },
  '/ad/reported-messages': {
    file: 'conversations/staff/reportedMessageList.tsx',
    permission: 'messages.reports',
  },
  '/ad/reported-messages/:id': {
    file: 'conversations/staff/ReportedMessagePage.tsx',
    permission: 'messages.reports',
  },
  '/ad/profile/create': { file: 'registration/staff/CreateProfilePage.tsx', permission: 'profiles.create' },
  '/ad/imports': { file: 'imports/ImportsPage.tsx', permission: 'profiles.import' },
  '/ad/imports/:id': { file: 'imports/ImportPage.tsx', permission: 'profiles.import' },
  '/ad/profile/activities': { file: 'activities/staff/ActivitiesPage.tsx' },
  '/packages/create': { file: 'plans/manage/CreatePackagePage.tsx', permission: 'plans.manage' },
  '/packages/:id/edit': { file: 'plans/manage/EditPackagePage.tsx', permission: 'plans.manage' },
  '/coupons': { file: 'coupons/couponList.tsx', permission: 'coupons.manage' },
  '/offers/manage': { file: 'offers/manage/offerList.tsx', permission: 'offers.manage' },
  '/offers/manage/:id': { file: 'offers/manage/OfferManagePage.tsx', permission: 'offers.manage' },
  '/invoice/generate': { file: 'invoices/staff/generate/GeneratePage.tsx', permission: 'invoices.generate' },
  '/invoice/approve': { file: 'invoices/staff/approve/approvalList.tsx', permission: 'invoices.queue' },
  '/invoice/ccav': {
    file: 'invoices/staff/confirm/ConfirmGatewayPage.tsx',
    permission: 'invoices.confirmGateway',
  },
  '/ad/invoices': { file: 'invoices/staff/finance/invoiceList.tsx', permission: 'invoices.totals' },
  '/ad/my-invoices': { file: 'invoices/staff/mine/myInvoiceList.tsx', permission: 'invoices.generate' },
  '/ad/user-membership/:id': { file: 'invoices/staff/membership/UserMembershipPage.tsx' },
  '/ad/receipts': { file: 'invoices/staff/ledgers/receiptList.tsx', permission: 'invoices.finance' },
  '/ad/credit-notes': { file: 'invoices/staff/ledgers/creditNoteList.tsx', permission: 'invoices.finance' },
  '/ad/gst': { file: 'invoices/staff/gst/monthList.tsx', permission: 'invoices.finance' },
  '/ad/gst/:month': { file: 'invoices/staff/gst/GstMonthPage.tsx', permission: 'invoices.finance' },
  '/ad/payments': { file: 'payments/staff/paymentList.tsx', permission: 'payments.read' },
  '/ad/bank': { file: 'bank/bankLineList.tsx', permission: 'payments.read' },
  '/ad/settlements': { file: 'bank/settlements/settlementList.tsx', permission: 'payments.read' },
  '/ad/settlements/orders': {
    file: 'bank/settlements/settlementLineList.tsx',
    permission: 'payments.read',
  },
  '/ad/settlements/upload': { file: 'bank/settlements/ReportPage.tsx', permission: 'payments.match' },
  '/ad/bank/upload': { file: 'bank/UploadPage.tsx', permission: 'payments.match' },
  '/testimonials/create': {
    file: 'testimonials/manage/CreateStoryPage.tsx',
    permission: 'testimonials.write',
  },
  '/testimonials/approve': {
    file: 'testimonials/manage/storyList.tsx',
    permission: 'testimonials.moderate',
  },
  '/testimonials/update/:id': {
    file: 'testimonials/manage/EditStoryPage.tsx',
    permission: 'testimonials.write',
  },
  '/reports': { file: 'reports/ReportsPage.tsx', permission: 'reports.read' },
  '/reports/:slug': { file: 'reports/ReportTypePage.tsx', permission: 'reports.read' },
  '/ad/staff': { file: 'accounts/staff/staffList.tsx', permission: 'staff.manage' },
  '/ad/audit': { file: 'audit/auditList.tsx', permission: 'audit.read' },
  '/ad/system': { file: 'doctor/failedJobList.tsx', permission: 'system.manage' },
  '/ad/account': { file: 'accounts/own/StaffAccountPage.tsx', permission: 'staff.account' },
} as const satisfies Record<string, Omit<Screen, 'path' | 'shell'>>
export type StaffPath = keyof typeof byPath

export const staffScreens = withShell(
  'staff',
  Object.entries(byPath).map(([path, screen]) => ({ path, ...screen })),
)
