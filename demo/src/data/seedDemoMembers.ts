import { indianDay } from '@bnr/contract/indianDay'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { lastDayOf } from '../../../server/src/memberships/start.ts'
import { daysAfter } from '../../../server/src/platform/clock.ts'
import type { Services } from '../../../server/src/services/services.ts'
import { demoSecret, knownLogins, staffOfMembers } from './demoLogins.ts'
import { type DemoMember, demoMembers } from './demoMembers.ts'
import type { Member } from './generate.ts'
import type { PastTransition } from './history.ts'
import { insertBatch, reserveIds } from './insert.ts'
import type { Membership } from './lifecycle.ts'
import { platinumClassic } from './plans.ts'
import { renderPortraits } from './portraits/render.ts'
import { addRows, emptyBatch } from './rows.ts'
import { seedDemoActivities } from './seedDemoActivities.ts'

/** Adds the demo members that do not exist yet. */
export async function seedDemoMembers(
  services: Pick<Services, 'db' | 'storage' | 'clock' | 'secrets'>,
): Promise<void> {
  const { db, storage, clock } = services
  const known = await knownLogins(db, demoMembers.map(loginOf))
  const missing = demoMembers.filter((member) => !known.has(loginOf(member).userName))
  if (missing.length === 0) return
  const photos = missing.flatMap((member) => member.photos)
  await renderPortraits(
    storage,
    photos.map(({ folder, design }) => ({ folder, design: () => design })),
  )
  const secret = await demoSecret(services)
  const staff = await staffOfMembers(db)
  const ids = await reserveIds(db, missing.length)
  const batch = emptyBatch()
  for (const [index, id] of ids.entries()) {
    const member = missing[index]
    if (member) addRows(batch, memberOf(member, clock.now()), id, staff, secret)
  }
  await db.inTransaction(async (tx) => {
    await insertBatch(tx, batch)
    for (const [index, id] of ids.entries()) {
      const bnrId = missing[index]?.bnrId
      if (bnrId) await seedDemoActivities(tx, { id: id.profile, bnrId }, clock.now())
    }
  })
}

function loginOf({ bnrId }: DemoMember): { userName: string } {
  return { userName: String(bnrId) }
}

function memberOf({ bnrId, status, age, paid, sections, photos }: DemoMember, now: Date): Member {
  const createdAt = daysAfter(now, -age)
  const history = historyOf(status, createdAt)
  return {
    bnrId,
    status,
    paid,
    elite: false,
    phoneVerified: status !== 'Draft',
    createdAt,
    changedAt: history.at(-1)?.at ?? createdAt,
    history,
    membership: paid ? runningMembership(createdAt) : undefined,
    earlier: undefined,
    sections: sections(now),
    photos,
  }
}

function historyOf(status: ProfileStatus, createdAt: Date): PastTransition[] {
  const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000)
  const past: PastTransition[] = [
    { action: 'create', from: null, to: 'Draft', at: createdAt, byStaff: false },
    { action: 'ready', from: 'Draft', to: 'Ready', at: after(1), byStaff: false },
    { action: 'approve', from: 'Ready', to: 'Active', at: after(20), byStaff: true },
  ]
  return past.slice(0, past.findIndex(({ to }) => to === status) + 1)
}

function runningMembership(createdAt: Date): Membership {
  const startsAt = daysAfter(createdAt, 2)
  return {
    plan: platinumClassic,
    startsOn: indianDay(startsAt),
    endsOn: lastDayOf(platinumClassic, indianDay(startsAt)),
    usedPhoneContacts: 0,
    usedExpressInterests: 0,
  }
}
