/** A transition: the states before it, the state after it, who may make it, and who must give a reason. */
export type Way = { from: string; to: string; who: string; reason: string }

/** Profiles. Specification 3, section 2 ('Profile approval table'); decisions, section 3 ('Transitions'). */
export const specifiedProfiles: Readonly<Record<string, Way>> = {
  ready: { from: 'Draft, Rejected', to: 'Ready', who: 'profile_user, staff_user', reason: 'never' },
  approve: {
    from: 'Ready, Deactivated, Rejected, Settled, Deleted',
    to: 'Active',
    who: 'tele_manager',
    reason: 'never',
  },
  reject: { from: 'Ready', to: 'Rejected', who: 'tele_manager', reason: 'staff' },
  delete: {
    from: 'Active, Deactivated, Ready, Draft',
    to: 'Deleted',
    who: 'tele_manager',
    reason: 'staff',
  },
  deactivate: { from: 'Active', to: 'Deactivated', who: 'tele_manager, profile_user', reason: 'staff' },
  settle: {
    from: 'Active, Deactivated, Deleted',
    to: 'Settled',
    who: 'tele_executive, cc_manager',
    reason: 'never',
  },
}

/** Specification 2, section 2 (Settings, tab5): a member deletes the own profile. */
export const specifiedOwnDeletion: Way = {
  from: 'Draft, Ready, Active, Rejected',
  to: 'Deleted',
  who: 'profile_user',
  reason: 'never',
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

/** The message that the screen shows after a transition (specification 3, section 8; 2, section 4). */
export const specifiedTransitionMessages: Readonly<Record<string, string>> = {
  ready: 'Profile sent for review',
  approve: 'Profile Approved successfully!',
  reject: 'Profile rejected',
  delete: 'Profile deleted',
  deactivate: 'Profile deactivated!',
  settle: 'Profile settled',
}

/** Photos. Specification 3, section 4 ('Media'), section 6; decisions, section 6. */
export const specifiedPhotos: Readonly<Record<string, Way & { message: string }>> = {
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

/** A photo is deleted by its owner or staff (specification 2, sections 4 and 8). */
export const specifiedPhotoDeletion = {
  from: 'Ready, Active, Rejected, Deactivated',
  to: 'Deleted',
  who: 'profile_user, staff_user',
  message: 'Deleted!',
}
export const specifiedPhotoStates = 'Ready, Active, Rejected, Deactivated, Deleted'

/** Invoices. Specification 3, section 4 ('Invoice and payment flow'); decisions, section 5 ('Invoices', 'Gateway'). */
export const specifiedInvoices: Readonly<Record<string, { from: string; to: string }>> = {
  issue: { from: 'nobody', to: 'Initiated' },
  retry: { from: 'Failed, Cancelled', to: 'Initiated' },
  // A payment pays an unpaid invoice unless it is Expired, even if it was Failed or Cancelled in the meantime.
  pay: { from: 'Initiated, Failed, Cancelled', to: 'Paid' },
  fail: { from: 'Initiated', to: 'Failed' },
  cancel: { from: 'Initiated', to: 'Cancelled' },
  supersede: { from: 'Initiated, Failed, Cancelled', to: 'Cancelled' },
  approve: { from: 'Paid', to: 'Active' },
  lapse: { from: 'Initiated, Failed, Cancelled', to: 'Expired' },
  end: { from: 'Active', to: 'Expired' },
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
export const specifiedTestimonials: Readonly<Record<string, Omit<Way, 'reason'> & { message: string }>> = {
  ready: {
    from: 'Draft, Rejected',
    to: 'Ready',
    who: 'super_admin, tele_manager, cc_manager',
    message: 'Sent for approval!',
  },
  approve: {
    from: 'Ready',
    to: 'Active',
    who: 'super_admin, tele_manager, cc_manager',
    message: 'Approved!',
  },
  reject: {
    from: 'Ready',
    to: 'Rejected',
    who: 'super_admin, tele_manager, cc_manager',
    message: 'Rejected!',
  },
  delete: { from: 'Active', to: 'gone', who: 'super_admin, tele_manager, cc_manager', message: 'Deleted!' },
}

/** Specification 3, sections 3 and 4: the status of a download as text; decisions, section 7. */
export const specifiedReportStates = 'Waiting, Running, Completed, Failed, Cancelled, Expired'
export const specifiedReports = {
  cancel: { from: 'Waiting, Running', to: 'Cancelled' },
  again: { from: 'Failed, Cancelled, Expired', to: 'Waiting' },
}
