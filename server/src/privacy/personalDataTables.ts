import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  emailChanges,
  knownBrowsers,
  loginFailures,
  oneTimeCodes,
  sessions,
  users,
} from '../accounts/tables.ts'
import { triesOf } from '../accounts/tryLimits.ts'
import { bulkResults } from '../bulk/tables.ts'
import { campaignRecipients } from '../campaigns/tables.ts'
import { contactLog } from '../contactLog/tables.ts'
import { sentMessages } from '../contactLog/templates/tables.ts'
import { meetingAnswers, meetings } from '../conversations/meetings/tables.ts'
import { messageSettings } from '../conversations/receipts/tables.ts'
import { frozenMessages, messageReports } from '../conversations/reports/tables.ts'
import { conversationMessages, conversationSides, conversations } from '../conversations/tables.ts'
import { unreadNotices } from '../conversations/unread/tables.ts'
import { importRows } from '../imports/tables.ts'
import { ticketEntries, tickets } from '../inbox/tables.ts'
import { invoices, paymentDetails } from '../invoices/tables.ts'
import { media } from '../media/tables.ts'
import { memberships, topUps } from '../memberships/tables.ts'
import { outbox } from '../messages/tables.ts'
import { notificationSettings, notifications } from '../notifications/tables.ts'
import { profileHistory, profiles } from '../profiles/tables.ts'
import { proposals } from '../proposals/tables.ts'
import { activities, interestTries } from '../relations/tables.ts'
import { memberSearchChecks, memberSearches } from '../search/members/tables.ts'
import { sharedLinks } from '../sharing/tables.ts'
import { summaries } from '../summaries/tables.ts'
import { storiesOf } from '../testimonials/forget.ts'
import { storyInvitations, testimonials } from '../testimonials/tables.ts'
import { profileOpenings } from '../viewing/tables.ts'
import { dataDownloads } from './tables.ts'

/** All values by which a table may identify a member. */
export type Owner = {
  profileId: number
  userId: number
  bnrId: string
  /** Country code and number. */
  phone: string
  email: string | null
}

export type PersonalDataTable = {
  table: PgTable
  /** Condition for the rows about this member. */
  of: (owner: Owner) => SQL | undefined
  /** Why the rows outlast the member; rows without a reason are removed. */
  keptFor?: string
}

/** Messages to the office from this profile, or with its number or address. */
const ticketsOf = ({ profileId, phone, email }: Owner): SQL =>
  sql`(${tickets.profileId} = ${profileId} or ${tickets.phoneCountryCode} || ${tickets.phoneNumber} = ${phone}
    or lower(${tickets.email}) = lower(${email}::text))`

/**
 * Every table with data about a member, in the order of removal: tables that refer to another come before it. A test
 * compares the list with the database.
 */
export const personalDataTables: readonly PersonalDataTable[] = [
  {
    table: invoices,
    of: (o) => eq(invoices.profileId, o.profileId),
    keptFor: 'Tax law requires us to keep the books',
  },
  {
    table: testimonials,
    of: (o) => storiesOf(o.bnrId),
    keptFor: 'A published story belongs to the couple; whatever identifies its people is removed',
  },
  { table: storyInvitations, of: (o) => eq(storyInvitations.profileId, o.profileId) },
  { table: paymentDetails, of: (o) => eq(paymentDetails.profileId, o.profileId) },
  { table: frozenMessages, of: (o) => eq(frozenMessages.senderId, o.profileId) },
  {
    table: messageReports,
    of: ({ profileId: id }) => or(eq(messageReports.aboutId, id), eq(messageReports.reporterId, id)),
  },
  { table: meetingAnswers, of: (o) => eq(meetingAnswers.profileId, o.profileId) },
  { table: meetings, of: (o) => eq(meetings.proposerId, o.profileId) },
  { table: conversationMessages, of: (o) => eq(conversationMessages.senderId, o.profileId) },
  { table: messageSettings, of: (o) => eq(messageSettings.profileId, o.profileId) },
  { table: unreadNotices, of: (o) => eq(unreadNotices.profileId, o.profileId) },
  { table: conversationSides, of: (o) => eq(conversationSides.profileId, o.profileId) },
  {
    table: conversations,
    of: ({ profileId: id }) => or(eq(conversations.firstId, id), eq(conversations.secondId, id)),
  },
  {
    table: proposals,
    of: ({ profileId: id }) => or(eq(proposals.memberId, id), eq(proposals.profileId, id)),
  },
  { table: activities, of: ({ profileId: id }) => or(eq(activities.fromId, id), eq(activities.toId, id)) },
  {
    table: interestTries,
    of: ({ profileId: id }) => or(eq(interestTries.fromId, id), eq(interestTries.toId, id)),
  },
  {
    table: notifications,
    of: ({ profileId: id }) => or(eq(notifications.profileId, id), eq(notifications.aboutId, id)),
  },
  { table: notificationSettings, of: (o) => eq(notificationSettings.profileId, o.profileId) },
  { table: outbox, of: (o) => inArray(outbox.recipient, [o.phone, o.email ?? o.phone]) },
  {
    table: topUps,
    of: (o) =>
      inArray(topUps.membershipId, sql`(select id from memberships where profile_id = ${o.profileId})`),
  },
  { table: memberships, of: (o) => eq(memberships.profileId, o.profileId) },
  { table: media, of: (o) => eq(media.profileId, o.profileId) },
  { table: dataDownloads, of: (o) => eq(dataDownloads.profileId, o.profileId) },
  { table: emailChanges, of: (o) => eq(emailChanges.profileId, o.profileId) },
  { table: oneTimeCodes, of: (o) => eq(oneTimeCodes.phone, o.phone) },
  {
    table: loginFailures,
    of: (o) => or(...triesOf(o.bnrId, o.phone).map((tries) => like(loginFailures.subject, tries))),
  },
  {
    table: profileOpenings,
    of: ({ profileId: id }) => or(eq(profileOpenings.viewerId, id), eq(profileOpenings.profileId, id)),
  },
  {
    table: sharedLinks,
    of: ({ profileId: id }) => or(eq(sharedLinks.sharerId, id), eq(sharedLinks.profileId, id)),
  },
  { table: memberSearches, of: (o) => eq(memberSearches.profileId, o.profileId) },
  { table: memberSearchChecks, of: (o) => eq(memberSearchChecks.profileId, o.profileId) },
  { table: summaries, of: (o) => eq(summaries.profileId, o.profileId) },
  {
    table: ticketEntries,
    of: (o) => inArray(ticketEntries.ticketId, sql`(select id from tickets where ${ticketsOf(o)})`),
  },
  { table: tickets, of: ticketsOf },
  { table: sentMessages, of: (o) => eq(sentMessages.profileId, o.profileId) },
  { table: contactLog, of: (o) => eq(contactLog.profileId, o.profileId) },
  { table: bulkResults, of: (o) => eq(bulkResults.profileId, o.profileId) },
  { table: campaignRecipients, of: (o) => eq(campaignRecipients.profileId, o.profileId) },
  { table: importRows, of: (o) => eq(importRows.profileId, o.profileId) },
  { table: profileHistory, of: (o) => eq(profileHistory.profileId, o.profileId) },
  { table: profiles, of: (o) => eq(profiles.id, o.profileId) },
  { table: knownBrowsers, of: (o) => eq(knownBrowsers.userId, o.userId) },
  { table: sessions, of: (o) => eq(sessions.userId, o.userId) },
  { table: users, of: (o) => and(eq(users.id, o.userId), eq(users.type, 'pu')) },
]

/** Tables without a definition in code, by `profile_id`: copies of the profile for searches. */
export const searchTables = ['search_profiles', 'search_preferences'] as const
