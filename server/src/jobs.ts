import { sweepLoginsJob } from './accounts/sweep.ts'
import { remindOfInterestsJob } from './activities/unanswered.ts'
import { sweepAuditJob } from './audit/sweep.ts'
import { copyNewFilesJob } from './backup/copyNewFiles.ts'
import { proposeAgainJob } from './bank/proposeAgain.ts'
import { sweepBulkActionsJob } from './bulk/outcome.ts'
import { runBulkJob } from './bulk/run.ts'
import { sweepCampaignsJob } from './campaigns/outcome.ts'
import { sendCampaignJob } from './campaigns/send.ts'
import { sendTemplateMessageJob } from './contactLog/templates/deliver.ts'
import { openMissingJob } from './conversations/openMissing.ts'
import { eraseFrozenTextsJob } from './conversations/reports/freeze.ts'
import { eraseSealedTextsJob } from './conversations/sealedText.ts'
import { notifyOfUnreadJob } from './conversations/unread/notice.ts'
import { sweepDownloadsJob } from './downloads/store.ts'
import { countFiguresJob } from './figures/count.ts'
import { sweepFilesJob } from './files/sweep.ts'
import { sweepImportsJob } from './imports/erase.ts'
import { importProfilesJob } from './imports/run.ts'
import { mailTicketAnswerJob, mailTicketNumberJob } from './inbox/mail.ts'
import { sweepTicketsJob } from './inbox/retention.ts'
import { expireInvoicesJob } from './invoices/end.ts'
import { mailCreditNoteJob, mailInvoiceJob } from './invoices/mail.ts'
import type { Job } from './jobs/job.ts'
import { makePhotoSizesJob } from './media/processing.ts'
import { endMembershipsJob } from './memberships/end.ts'
import { sendNotificationJob } from './messages/sendNotification.ts'
import { sweepNotificationsJob } from './notifications/sweep.ts'
import { makeBannerJob } from './offers/prepareBanner.ts'
import { askPaymentJob, settlePaymentsJob } from './payments/checkWithGateway.ts'
import { collectDataJob } from './privacy/collect.ts'
import { forgetDataFilesJob } from './privacy/downloads.ts'
import { purgeDeletedProfilesJob } from './privacy/purge.ts'
import { notifyOfReturnedJob } from './proposals/returned.ts'
import { sweepReportsJob } from './reports/sweep.ts'
import { writeReportJob } from './reports/write.ts'
import { notifyOfNewProfilesJob } from './search/members/notice.ts'
import { sweepSearchChangesJob } from './search/memory/sweepChanges.ts'
import type { Services } from './services/services.ts'
import { sweepSharedLinksJob } from './sharing/ownLinks.ts'
import { prepareSummariesJob } from './summaries/prepare.ts'
import { mailSummaryJob, textSummaryJob } from './summaries/send.ts'
import { makeStoryPhotoJob } from './testimonials/preparePhoto.ts'
import { textStoryLinkJob } from './testimonials/sendLink.ts'
import { sweepOpeningsJob } from './viewing/openings.ts'
import { sweepCardChangesJob } from './viewing/sweepCardChanges.ts'

/** All jobs. Each is declared in its domain, next to the function that does the work. */
export const jobs: readonly Job<Services>[] = [
  askPaymentJob,
  collectDataJob,
  copyNewFilesJob,
  countFiguresJob,
  endMembershipsJob,
  eraseFrozenTextsJob,
  eraseSealedTextsJob,
  expireInvoicesJob,
  forgetDataFilesJob,
  importProfilesJob,
  mailCreditNoteJob,
  mailInvoiceJob,
  mailSummaryJob,
  mailTicketAnswerJob,
  mailTicketNumberJob,
  makeBannerJob,
  makePhotoSizesJob,
  makeStoryPhotoJob,
  openMissingJob,
  notifyOfNewProfilesJob,
  notifyOfReturnedJob,
  notifyOfUnreadJob,
  prepareSummariesJob,
  proposeAgainJob,
  purgeDeletedProfilesJob,
  remindOfInterestsJob,
  runBulkJob,
  sendCampaignJob,
  sendNotificationJob,
  sendTemplateMessageJob,
  settlePaymentsJob,
  sweepAuditJob,
  sweepBulkActionsJob,
  sweepCampaignsJob,
  sweepDownloadsJob,
  sweepFilesJob,
  sweepImportsJob,
  sweepLoginsJob,
  sweepNotificationsJob,
  sweepOpeningsJob,
  sweepReportsJob,
  sweepCardChangesJob,
  sweepSearchChangesJob,
  sweepSharedLinksJob,
  sweepTicketsJob,
  textStoryLinkJob,
  textSummaryJob,
  writeReportJob,
]
