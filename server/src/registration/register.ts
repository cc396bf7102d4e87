import { randomInt } from 'node:crypto'
import { everyChangeRules, genderRule } from '@bnr/contract/profiles/everyChange'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Rule } from '@bnr/contract/profiles/rule'
import { registrationRules } from '@bnr/contract/profiles/rules'
import { tidy } from '@bnr/contract/profiles/tidy'
import { users } from '../accounts/tables.ts'
import { signToken } from '../accounts/tokens.ts'
import type { Actor } from '../platform/actor.ts'
import type { Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { refuseTaken } from '../profiles/phone.ts'
import { checkedColumns, refuseBroken } from '../profiles/save.ts'
import { addHistory, isBnrIdTaken } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import { writeSearchRows } from '../profiles/writeSearchRows.ts'
import { isCallingCode } from '../reference/countryCodes.ts'

export const draftSeconds = 24 * 3600

/** Creates a draft profile with its account; the token opens this draft alone. */
export async function register(services: Services, actor: Actor, given: ProfileSections) {
  const now = services.clock.now()
  const createdBy = actor.kind === 'staff' ? 'Admin' : 'Web'
  const profile = tidy({
    ...given,
    basic: { ...given.basic, createdBy },
    religion: { religion: 'Christian' },
  })
  refuseBroken(given, [genderRule], now)
  refuseBroken(profile, [...registrationRules, ...everyChangeRules, knownCallingCode], now)
  const { id, bnrId } = await services.db
    .inTransaction((tx) => insertDraft(tx, actor, profile, now))
    .catch(refuseTaken('bi.ph.'))
  const claims = {
    euid: bnrId,
    ut: 'pu' as const,
    pid: bnrId,
    profile_id: id,
    realm_access: { roles: ['registrant'] as const },
  }
  return { id, bnrId, token: await signToken(services.secrets.token, claims, now, draftSeconds) }
}

const knownCallingCode: Rule = {
  path: 'basic.phone.countryCode',
  message: 'Select a country code',
  holds: ({ basic }) => isCallingCode(basic?.phone?.countryCode),
}

async function insertDraft(tx: Transaction, actor: Actor, profile: ProfileSections, now: Date) {
  const bnrId = await freeBnrId(tx)
  const name = profile.basic?.name ?? ''
  const [user] = await tx
    .insert(users)
    .values({ type: 'pu', userName: bnrId, name, roles: ['profile_user'], createdAt: now })
    .returning({ id: users.id })
  const [row] = await tx
    .insert(profiles)
    .values({
      ...checkedColumns(profile),
      bnrId: Number(bnrId),
      userId: user?.id ?? 0,
      status: 'Draft',
      statusAt: now,
      createdAt: now,
      changedAt: now,
    })
    .returning()
  if (!row) throw new Failure('internal')
  await writeSearchRows(tx, [row])
  const by =
    actor.kind === 'staff'
      ? { byUserId: actor.userId, byName: actor.name }
      : { byUserId: user?.id ?? null, byName: name }
  await addHistory(tx, { profileId: row.id, at: now, ...by, action: 'create', to: 'Draft' })
  return { id: row.id, bnrId }
}

/** Random, so that nobody can walk through the ids; the unique index has the last word. */
async function freeBnrId(tx: Transaction): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const bnrId = String(randomInt(10_000_100, 100_000_000))
    if (!(await isBnrIdTaken(tx, Number(bnrId)))) return bnrId
  }
  throw new Failure('unavailable')
}
