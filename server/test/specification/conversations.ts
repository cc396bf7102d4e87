import type { Way } from './transitions.ts'

/** Decisions, section 9 ('Conversations'). */
const byReportReaders = { from: 'Waiting', who: 'tele_manager, cc_manager', reason: 'staff' }
export const specifiedMessageReports: Readonly<Record<string, Way>> = {
  dismiss: { ...byReportReaders, to: 'Dismissed', message: 'Report dismissed' },
  remove: { ...byReportReaders, to: 'Removed', message: 'Message removed' },
}

const byService = { who: 'nobody', reason: 'never', message: '' }
const byTwo = { who: 'profile_user', reason: 'never' }
export const specifiedMeetings: Readonly<Record<string, Way>> = {
  accept: { ...byTwo, from: 'Proposed', to: 'Accepted', message: 'Meeting accepted' },
  decline: { ...byTwo, from: 'Proposed', to: 'Declined', message: 'Meeting declined' },
  withdraw: { ...byTwo, from: 'Proposed', to: 'Cancelled', message: 'Proposal withdrawn' },
  cancel: { ...byTwo, from: 'Accepted', to: 'Cancelled', message: 'Meeting cancelled' },
  answer: { ...byTwo, from: 'Over', to: 'none', message: 'Thank you. Only you see this' },
  replace: { ...byService, from: 'Proposed, Accepted', to: 'Replaced' },
  pass: { ...byService, from: 'Accepted', to: 'Over' },
  lapse: { ...byService, from: 'Proposed', to: 'Lapsed' },
}
