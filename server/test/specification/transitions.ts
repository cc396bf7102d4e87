/**
 * An action: the states before it, the state after it ('none' if it stays or the record is deleted), who may take it,
 * who must give a reason, and the message.
 */
export type Way = { from: string; to: string; who: string; reason: string; message: string }

/**
 * Profiles. Specification 3, section 2 ('Profile approval table'); decisions, section 3 ('Transitions'); messages:
 * specification 3, section 8; 2, section 4.
 */
export const specifiedProfiles: Readonly<Record<string, Way>> = {
  ready: {
    from: 'Draft, Rejected',
    to: 'Ready',
    who: 'profile_user, staff_user',
    reason: 'never',
    message: 'Profile sent for review',
  },
  approve: {
    from: 'Ready, Deactivated, Rejected, Settled, Deleted',
    to: 'Active',
    who: 'tele_manager',
    reason: 'never',
    message: 'Profile Approved successfully!',
  },
  reject: {
    from: 'Ready',
    to: 'Rejected',
    who: 'tele_manager',
    reason: 'staff',
    message: 'Profile rejected',
  },
  delete: {
    from: 'Active, Deactivated, Ready, Draft',
    to: 'Deleted',
    who: 'tele_manager',
    reason: 'staff',
    message: 'Profile deleted',
  },
  deactivate: {
    from: 'Active',
    to: 'Deactivated',
    who: 'tele_manager, profile_user',
    reason: 'staff',
    message: 'Profile deactivated!',
  },
  settle: {
    from: 'Active, Deactivated, Deleted',
    to: 'Settled',
    who: 'tele_executive, cc_manager',
    reason: 'never',
    message: 'Profile settled',
  },
}

/** Specification 2, section 2 (Settings, tab5): a member deletes the own profile. */
export const specifiedOwnDeletion: Way = {
  from: 'Draft, Ready, Active, Rejected',
  to: 'Deleted',
  who: 'profile_user',
  reason: 'never',
  message: 'Your profile has been deleted',
}

/** States in which a member may not use the service (specification 1, section 4, 'Login and session'). */
export const specifiedClosed = 'Deactivated, Settled, Deleted'

/** The label of a status for its owner and staff (specification 2, section 4). */
export const specifiedStatusLabels: Readonly<Record<string, string>> = {
  Draft: 'Draft',
  Ready: 'Waiting for approval',
  Active: 'Active',
  Deactivated: 'Deactivated',
  Rejected: 'Rejected',
  Settled: 'Settled',
  Deleted: 'Deleted',
}

/** Photos. Specification 3, section 4 ('Media'), section 6; decisions, section 6. */
export const specifiedPhotos: Readonly<Record<string, Way>> = {
  approve: {
    from: 'Ready',
    to: 'Active',
    who: 'tele_executive, cc_executive, cc_manager',
    reason: 'never',
    message: 'Photo has been approved',
  },
  reject: {
    from: 'Ready',
    to: 'Rejected',
    who: 'tele_executive, cc_executive, cc_manager',
    reason: 'staff',
    message: 'Photo has been rejected',
  },
}

/** A photo is deleted by its owner or staff (specification 2, sections 4 and 8), even while it is being prepared. */
export const specifiedPhotoDeletion: Way = {
  from: 'Ready, Preparing, Active, Rejected, Deactivated',
  to: 'Deleted',
  who: 'profile_user, staff_user',
  reason: 'never',
  message: 'Deleted!',
}
export const specifiedPhotoStates = 'Ready, Active, Rejected, Deactivated, Deleted'

/** Invoices. Specification 3, section 4 ('Invoice and payment flow'); decisions, section 5 ('Invoices', 'Gateway'). */
const byService = { who: 'nobody', reason: 'never', message: '' }
const bySettlers = { ...byService, who: 'tele_manager' }
export const specifiedInvoices: Readonly<Record<string, Way>> = {
  issue: { ...byService, from: 'nobody', to: 'Initiated', who: 'profile_user, tele_manager, tele_executive' },
  retry: { ...byService, from: 'Failed, Cancelled', to: 'Initiated' },
  // A payment pays an unpaid invoice unless it is Expired, even if it was Failed or Cancelled in the meantime.
  pay: { ...bySettlers, from: 'Initiated, Failed, Cancelled', to: 'Paid' },
  fail: { ...bySettlers, from: 'Initiated', to: 'Failed' },
  cancel: { ...bySettlers, from: 'Initiated', to: 'Cancelled' },
  supersede: { ...byService, from: 'Initiated, Failed, Cancelled', to: 'Cancelled' },
  approve: { ...byService, from: 'Paid', to: 'Active', who: 'tele_manager' },
  lapse: { ...byService, from: 'Initiated, Failed, Cancelled', to: 'Expired' },
  end: { ...byService, from: 'Active', to: 'Expired' },
  correct: { ...bySettlers, from: 'Paid', to: 'none' },
  confirm: { ...byService, from: 'Initiated, Failed, Cancelled', to: 'Paid', who: 'super_admin' },
  credit: { ...byService, from: 'Paid, Active, Expired', to: 'none', who: 'finance_admin' },
}

const bySellers = { ...byService, who: 'tele_manager, super_admin' }

/** A published offer keeps its terms, and one that staff ended never runs again. */
export const specifiedOffers: Readonly<Record<string, Way>> = {
  change: { ...bySellers, from: 'Draft', to: 'none' },
  banner: { ...bySellers, from: 'Draft', to: 'none' },
  publish: { ...bySellers, from: 'Draft', to: 'Coming' },
  extend: { ...bySellers, from: 'Draft, Coming, Running, Ended', to: 'none' },
  end: { ...bySellers, from: 'Draft, Coming, Running', to: 'Stopped' },
  start: { ...byService, from: 'Coming', to: 'Running' },
  pass: { ...byService, from: 'Draft, Coming, Running', to: 'Ended' },
}

export const specifiedCoupons: Readonly<Record<string, Way>> = {
  change: { ...bySellers, from: 'Coming, Running, Ended', to: 'none' },
  end: { ...bySellers, from: 'Coming, Running', to: 'Stopped' },
  start: { ...byService, from: 'Coming', to: 'Running' },
  pass: { ...byService, from: 'Coming, Running', to: 'Ended' },
}

export const specifiedPayments: Readonly<Record<string, Way>> = {
  decide: { ...byService, from: 'undecided', to: 'decided', who: 'finance_admin' },
}

export const specifiedMemberships: Readonly<Record<string, Way>> = {
  grant: { ...byService, from: 'None, Running', to: 'Running', who: 'super_admin, finance_admin' },
  end: { ...byService, from: 'Running', to: 'None' },
}

/** A super administrator manages the accounts of colleagues, but cannot lock themselves out. */
const byAdministrators = { ...byService, who: 'super_admin' }
export const specifiedStaffAccounts: Readonly<Record<string, Way>> = {
  change: { ...byAdministrators, from: 'Enabled, Disabled', to: 'none' },
  disable: { ...byAdministrators, from: 'Enabled', to: 'Disabled' },
  enable: { ...byAdministrators, from: 'Disabled', to: 'Enabled' },
  resetFactor: { ...byAdministrators, from: 'Enabled, Disabled', to: 'none' },
}

export const specifiedInvoiceStates = 'Draft, Initiated, Paid, Active, Expired, Cancelled, Failed'
export const specifiedSettlements = { paid: 'pay', cancelled: 'cancel', failed: 'fail' }

/** How the member who received an interest may answer it (decisions of 2026-11-21, 'Activities'). */
export const specifiedInterestAnswers: Readonly<
  Record<string, { from: string; to: string; message: string }>
> = {
  accept: { from: 'Pending, Declined', to: 'Accepted', message: 'Interest accepted' },
  decline: { from: 'Pending', to: 'Declined', message: 'Interest declined' },
}

/** Specification 3, section 4 ('Testimony'); decisions, section 7: the public sees Active ones only. */
export const specifiedTestimonialStates = 'Draft, Ready, Rejected, Active'

/** Every transition of a story and its message (specification 3, sections 4, 6 and 8; decisions, section 7). */
const byEditors = { who: 'super_admin, tele_manager, cc_manager', reason: 'never' }
export const specifiedTestimonials: Readonly<Record<string, Way>> = {
  ready: { ...byEditors, from: 'Draft, Rejected', to: 'Ready', message: 'Sent for approval!' },
  approve: { ...byEditors, from: 'Ready', to: 'Active', message: 'Approved!' },
  reject: { ...byEditors, from: 'Ready', to: 'Rejected', message: 'Rejected!' },
  delete: { ...byEditors, from: 'Active', to: 'none', message: 'Deleted!' },
}

/** Specification 3, sections 3 and 4: the status of a download as text; decisions, section 7. */
export const specifiedReportStates = 'Waiting, Running, Completed, Failed, Cancelled, Expired'
const byMaker = { ...byService, who: 'tele_manager, cc_manager, super_admin' }
export const specifiedReports: Readonly<Record<string, Way>> = {
  download: { ...byMaker, from: 'Completed', to: 'none' },
  cancel: { ...byMaker, from: 'Waiting, Running', to: 'Cancelled' },
  again: { ...byMaker, from: 'Failed, Cancelled, Expired', to: 'Waiting' },
  write: { ...byService, from: 'Waiting, Running', to: 'Running' },
  complete: { ...byService, from: 'Running', to: 'Completed' },
  fail: { ...byService, from: 'Running', to: 'Failed' },
  expire: { ...byService, from: 'Completed', to: 'Expired' },
}
