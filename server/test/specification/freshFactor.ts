/**
 * The calls for which staff confirm their second factor again when they last did so more than ten minutes ago (decisions,
 * section 2): viewing and resetting passwords, exports, staff accounts, credit notes, closing a month, grants, decisions of finance,
 * bank lines, card payments confirmed by hand, and their own account security. Approvals in a queue are not among them.
 */
export const specifiedFreshFactor: readonly string[] = [
  'GET /api/ues/vp/:pid',
  'POST /api/ues/rp/:pid',

  'GET /api/audit/export',
  'GET /api/reports/:id/download',
  'GET /api/invoices/gst-summary',
  'GET /api/invoices/register',
  'GET /api/invoices/receipts/file',
  'GET /api/invoices/credit-notes/file',
  'GET /api/profiles/count/download',
  'GET /api/profiles/statusCount/download',
  'GET /api/profiles/genderCount/download',
  'GET /api/profiles/createdByCount/download',
  'GET /api/profiles/casteCount/download',
  'GET /api/profiles/paidCount/download',
  'GET /api/profiles/profileKindCount/download',
  'GET /api/profile_memberships/packageCount/download',
  'GET /api/profiles/createdDateCount/download',
  'GET /api/contactLog/callCount/download',
  'GET /api/contactLog/followUpCount/download',
  'GET /api/profiles/firstPaymentCount/download',
  'GET /api/invoices/revenueByMonthCount/download',
  'GET /api/invoices/revenueByStaffCount/download',

  'POST /api/staff',
  'PUT /api/staff/:id',
  'DELETE /api/staff/:id/second-factor',

  'PUT /api/invoices/:id/credit',
  'PUT /api/invoices/months/:month/close',
  'PUT /api/invoices/:id/paid-ccav',
  'PUT /api/payments/:id/decide',
  'PUT /api/bank/lines/:id/match',
  'POST /api/memberships/grant',

  'PUT /api/staff-account/password',
  'POST /api/staff-account/factors',
  'DELETE /api/staff-account/passkeys/:id',
  'DELETE /api/staff-account/totp',
  'POST /api/staff-account/recovery-codes',
  'DELETE /api/staff-account/sessions/:sid',
  'DELETE /api/staff-account/sessions',
]
