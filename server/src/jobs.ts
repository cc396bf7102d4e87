import type { Channel } from '@bnr/contract/messages/kinds'
import { sweepLogins } from './accounts/sweep.ts'
import { sweepAudit } from './audit/sweep.ts'
import { sweepDownloads } from './downloads/store.ts'
import { countFigures } from './figures/count.ts'
import { expireInvoices } from './invoices/end.ts'
import { mailCreditNote, mailInvoice } from './invoices/mail.ts'
import { makePhotoSizes } from './media/processing.ts'
import { endMemberships } from './memberships/end.ts'
import { sendNotification } from './messages/sendNotification.ts'
import { sweepNotifications } from './notifications/sweep.ts'
import { askPayment, askReversed, settlePayments } from './payments/checkWithGateway.ts'
import type { JobHandlers, JobName } from './platform/jobs.ts'
import type { Services } from './platform/services.ts'
import { collectData } from './privacy/collect.ts'
import { forgetDataFiles } from './privacy/downloads.ts'
import { purgeDeletedProfiles } from './privacy/purge.ts'
import { sweepReports } from './reports/sweep.ts'
import { writeReport } from './reports/write.ts'
import { sweepOpenings } from './viewing/openings.ts'

/** What each job does. */
export const jobHandlers = (services: Services): JobHandlers => ({
  makePhotoSizes: ({ id }) => makePhotoSizes(services, String(id)),
  sendNotification: ({ id, channel }) =>
    sendNotification(services, { id: Number(id), channel: channel as Channel }),
  endMemberships: () => endMemberships(services),
  expireInvoices: () => expireInvoices(services),
  mailInvoice: ({ id }) => mailInvoice(services, Number(id)),
  mailCreditNote: ({ note }) => mailCreditNote(services, Number(note)),
  askPayment: ({ orderId, reversed }) =>
    reversed ? askReversed(services, String(orderId)) : askPayment(services, String(orderId)),
  settlePayments: () => settlePayments(services),
  countFigures: () => countFigures(services),
  collectData: ({ id }) => collectData(services, String(id)),
  forgetDataFiles: () => forgetDataFiles(services),
  purgeDeletedProfiles: () => purgeDeletedProfiles(services),
  sweepAudit: () => sweepAudit(services),
  sweepDownloads: () => sweepDownloads(services),
  writeReport: ({ id }) => writeReport(services, Number(id)),
  sweepReports: () => sweepReports(services),
  sweepLogins: () => sweepLogins(services),
  sweepNotifications: () => sweepNotifications(services),
  sweepOpenings: () => sweepOpenings(services),
})

/** Done when the service starts, and once a day. */
export const dailyJobs: readonly JobName[] = [
  'forgetDataFiles',
  'purgeDeletedProfiles',
  'sweepAudit',
  'sweepDownloads',
  'sweepReports',
  'sweepLogins',
  'sweepNotifications',
  'sweepOpenings',
  'endMemberships',
  'expireInvoices',
  'settlePayments',
]
