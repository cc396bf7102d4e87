import { activityKinds } from '@bnr/contract/activities/kinds'
import { callOutcomes } from '@bnr/contract/contactLog/entry'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { deviceOf } from '../accounts/settings/device.ts'
import { emailChanges, sessions } from '../accounts/tables.ts'
import { contactLog } from '../contactLog/tables.ts'
import { invoices, paymentDetails } from '../invoices/tables.ts'
import { media } from '../media/tables.ts'
import { memberships } from '../memberships/tables.ts'
import { notificationSettings, notifications } from '../notifications/tables.ts'
import type { Queryable } from '../platform/database.ts'
import { type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { profileHistory, profiles } from '../profiles/tables.ts'
import { activities } from '../relations/tables.ts'
import { storiesOf } from '../testimonials/forget.ts'
import { testimonials } from '../testimonials/tables.ts'
import type { Owner } from './holdings.ts'

/** What others did to a member as far as her own lists show it: who blocked her, nobody tells her. */
const toldOfOthers = ['l', 's', 'v', 'vp'] as const

const labels = new Map(Object.values(activityKinds).map(({ code, label }) => [code, label]))

/** Everything that is held about a member, in readable names. Of other members it names the BNR ID alone. */
export async function accountOf(db: Queryable, row: ProfileRow, { profileId, userId, bnrId: ownId }: Owner) {
  const { bnrId, status, paid, elite, phoneVerified, createdAt, changedAt } = row
  const own = <T>(column: T) => eq(column as never, profileId)
  return {
    account: { bnrId, status, paid, elite, phoneVerified, createdAt, changedAt },
    profile: sectionsOf(row),
    photos: (await db.select().from(media).where(own(media.profileId))).map(
      ({ kind, status, reason, createdAt }) => ({ kind, status, reason, createdAt }),
    ),
    history: (await db.select().from(profileHistory).where(own(profileHistory.profileId))).map(
      ({ at, action, from, to, reason, detail }) => ({ at, action, from, to, reason, detail }),
    ),
    calls: await callsTo(db, profileId),
    memberships: await db.select().from(memberships).where(own(memberships.profileId)),
    ...(await paymentsOf(db, profileId)),
    whatYouDid: await activitiesWith(db, activities.toId, eq(activities.fromId, profileId)),
    whatOthersDid: await activitiesWith(
      db,
      activities.fromId,
      and(eq(activities.toId, profileId), inArray(activities.kind, [...toldOfOthers])),
    ),
    notifications: (await db.select().from(notifications).where(own(notifications.profileId))).map(
      ({ kind, details, at, readAt }) => ({ kind, details, at, readAt }),
    ),
    notificationSettings: await db
      .select()
      .from(notificationSettings)
      .where(own(notificationSettings.profileId)),
    stories: await storiesTold(db, ownId),
    emailChanges: (await db.select().from(emailChanges).where(own(emailChanges.profileId))).map(
      ({ address, sentAt, usedAt, cancelledAt }) => ({ address, sentAt, usedAt, cancelledAt }),
    ),
    logins: (await db.select().from(sessions).where(eq(sessions.userId, userId))).map(
      ({ userAgent, createdAt, usedAt, endedAt }) => ({
        device: deviceOf(userAgent),
        createdAt,
        usedAt,
        endedAt,
      }),
    ),
  }
}

async function storiesTold(db: Queryable, bnrId: string) {
  const told = await db.select().from(testimonials).where(storiesOf(bnrId))
  return told.map(({ caption, text, weddingDate, status, createdAt }) => ({
    ...{ caption, text, weddingDate, status, createdAt },
  }))
}

/** When staff called and how it went; what they noted for one another is theirs (decisions, section 7). */
async function callsTo(db: Queryable, profileId: number) {
  const calls = and(eq(contactLog.profileId, profileId), eq(contactLog.kind, 'call'))
  const found = await db.select().from(contactLog).where(calls).orderBy(asc(contactLog.id))
  return found.map(({ at, outcome }) => ({ at, outcome: outcome && callOutcomes[outcome].label }))
}

/** What was bought, as it was issued, and how it was paid. */
async function paymentsOf(db: Queryable, profileId: number) {
  const issued = await db.select().from(invoices).where(eq(invoices.profileId, profileId))
  const paid = await db.select().from(paymentDetails).where(eq(paymentDetails.profileId, profileId))
  return {
    invoices: issued.map(({ number, state, paidOn, paymentKind, snapshot }) => ({
      ...{ number, state, paidOn, paymentKind, snapshot },
    })),
    payments: paid.map(({ paymentKind, reference, receivedOn, details }) => ({
      ...{ paymentKind, reference, receivedOn, details },
    })),
  }
}

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
