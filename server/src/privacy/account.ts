import { activityKinds } from '@bnr/contract/activities/kinds'
import { callOutcomes } from '@bnr/contract/contactLog/entry'
import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { deviceOf } from '../accounts/settings/device.ts'
import { emailChanges, sessions } from '../accounts/tables.ts'
import { campaignsForDownload } from '../campaigns/download.ts'
import { contactLog } from '../contactLog/tables.ts'
import { sentMessages } from '../contactLog/templates/tables.ts'
import { conversationsForDownload } from '../conversations/download.ts'
import { messageSettings } from '../conversations/receipts/tables.ts'
import { reportsForDownload } from '../conversations/reports/store.ts'
import type { Queryable } from '../database/database.ts'
import { ticketsForDownload } from '../inbox/retention.ts'
import { taxInvoices } from '../invoices/numbering/tables.ts'
import { invoices, paymentDetails } from '../invoices/tables.ts'
import { media } from '../media/tables.ts'
import { memberships, topUps } from '../memberships/tables.ts'
import { notificationSettings, notifications } from '../notifications/tables.ts'
import { type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { profileHistory, profiles } from '../profiles/tables.ts'
import { proposalsForDownload } from '../proposals/download.ts'
import { activities } from '../relations/tables.ts'
import { memberSearches } from '../search/members/tables.ts'
import { linksForDownload } from '../sharing/download.ts'
import { settingsOf as summarySettingsOf } from '../summaries/routes.ts'
import { storiesOf } from '../testimonials/forget.ts'
import { testimonials } from '../testimonials/tables.ts'
import type { Owner } from './personalDataTables.ts'

/** The activities of others that a member's own lists show. Members never learn who blocked them. */
const disclosedKinds = ['l', 's', 'v', 'vp'] as const

const labels = new Map(Object.values(activityKinds).map(({ code, label }) => [code, label]))

/** All data about a member, with readable names. Other members appear only by BNR ID. */
export async function accountOf(db: Queryable, row: ProfileRow, { profileId, userId, bnrId: ownId }: Owner) {
  const { bnrId, status, paid, elite, phoneVerified, createdAt, changedAt } = row
  const own = <T extends OfProfile>(table: T, names: readonly NameIn<T>[]) =>
    disclosed(db, table, eq(table.profileId, profileId), names)
  const logins = await db.select().from(sessions).where(eq(sessions.userId, userId))
  return {
    account: { bnrId, status, paid, elite, phoneVerified, createdAt, changedAt },
    profile: sectionsOf(row),
    photos: await own(media, ['kind', 'status', 'reason', 'createdAt']),
    history: await own(profileHistory, ['at', 'action', 'from', 'to', 'reason', 'detail']),
    calls: await callsTo(db, profileId),
    memberships: await db.select().from(memberships).where(eq(memberships.profileId, profileId)),
    topUps: await topUpsOf(db, profileId),
    // What was bought, as issued, and how it was paid.
    invoices: await own(invoices, ['number', 'state', 'paidOn', 'paymentKind', 'snapshot']),
    taxInvoices: await taxInvoicesOf(db, profileId),
    payments: await own(paymentDetails, ['paymentKind', 'reference', 'receivedOn', 'details']),
    whatYouDid: await activitiesWith(db, activities.toId, eq(activities.fromId, profileId)),
    whatOthersDid: await activitiesWith(
      db,
      activities.fromId,
      and(eq(activities.toId, profileId), inArray(activities.kind, [...disclosedKinds])),
    ),
    proposals: await proposalsForDownload(db, profileId),
    conversations: await conversationsForDownload(db, profileId),
    messageSettings: await own(messageSettings, ['profileId', 'readReceipts']),
    reportsOfMessages: await reportsForDownload(db, profileId),
    messagesOfTheOffice: await messagesForDownload(db, profileId),
    messagesToMany: await campaignsForDownload(db, profileId),
    messagesToTheOffice: await ticketsForDownload(db, profileId),
    notifications: await own(notifications, ['kind', 'details', 'at', 'readAt']),
    notificationSettings: await own(notificationSettings, ['profileId', 'group', 'mail', 'sms']),
    summary: await summarySettingsOf(db, profileId),
    savedSearches: await own(memberSearches, ['name', 'criteria', 'daily', 'createdAt', 'lookedAt']),
    sharedLinks: await linksForDownload(db, profileId),
    ...choicesOf(row),
    stories: await disclosed(db, testimonials, storiesOf(ownId), disclosedOfStories),
    emailChanges: await own(emailChanges, ['address', 'sentAt', 'usedAt', 'cancelledAt']),
    logins: logins.map(loginShown),
  }
}

/** What a member chose or asked for, apart from the settings that have a table. */
const choicesOf = ({ othersMayShare, hidesActivity, textSize, doNotCall }: ProfileRow) => ({
  othersMayShare,
  hidesActivity,
  textSize,
  doNotCall,
})

const loginShown = ({ userAgent, createdAt, usedAt, endedAt }: typeof sessions.$inferSelect) => ({
  device: deviceOf(userAgent),
  createdAt,
  usedAt,
  endedAt,
})

const topUpsOf = (db: Queryable, profileId: number) =>
  db
    .select(getTableColumns(topUps))
    .from(topUps)
    .innerJoin(memberships, eq(memberships.id, topUps.membershipId))
    .where(eq(memberships.profileId, profileId))

const taxInvoicesOf = (db: Queryable, profileId: number) =>
  db
    .select({
      number: taxInvoices.number,
      issuedOn: taxInvoices.issuedOn,
      receivedOn: taxInvoices.receivedOn,
    })
    .from(taxInvoices)
    .innerJoin(invoices, eq(invoices.id, taxInvoices.invoiceId))
    .where(eq(invoices.profileId, profileId))

const disclosedOfStories = ['caption', 'text', 'weddingDate', 'status', 'createdAt', 'consentAt'] as const

type OfProfile = PgTable & { readonly profileId: AnyPgColumn }
type NameIn<T extends PgTable> = keyof T['$inferSelect'] & string

/** Selects the disclosed columns of rows about a member. */
function disclosed<T extends PgTable>(
  db: Queryable,
  table: T,
  of: SQL | undefined,
  names: readonly NameIn<T>[],
) {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table)
  const selection = Object.fromEntries(names.map((name) => [name, columns[name] as AnyPgColumn]))
  const found = db.select(selection).from(table as PgTable)
  return found.where(of)
}

/**
 * Calls of staff with their outcome. Notes that staff write for each other are not disclosed (decisions, section 7).
 */
async function callsTo(db: Queryable, profileId: number) {
  const calls = and(eq(contactLog.profileId, profileId), eq(contactLog.kind, 'call'))
  const found = await db.select().from(contactLog).where(calls).orderBy(asc(contactLog.id))
  return found.map(({ at, outcome }) => ({ at, outcome: outcome && callOutcomes[outcome].label }))
}

/** What staff sent from templates, as the member received it. */
const messagesForDownload = (db: Queryable, profileId: number) =>
  db
    .select({
      at: sentMessages.at,
      channel: sentMessages.channel,
      subject: sentMessages.subject,
      text: contactLog.note,
      sentAt: sentMessages.sentAt,
    })
    .from(sentMessages)
    .innerJoin(contactLog, eq(contactLog.id, sentMessages.contactId))
    .where(eq(sentMessages.profileId, profileId))
    .orderBy(asc(sentMessages.contactId))

async function activitiesWith(
  db: Queryable,
  other: typeof activities.fromId | typeof activities.toId,
  chosen: SQL | undefined,
) {
  const found = await db
    .select({
      at: activities.at,
      kind: activities.kind,
      interest: activities.interest,
      bnrId: profiles.bnrId,
    })
    .from(activities)
    .innerJoin(profiles, eq(profiles.id, other))
    .where(chosen)
    .orderBy(asc(activities.at))
  return found.map(({ at, kind, interest, bnrId }) => ({ at, what: labels.get(kind), bnrId, interest }))
}
