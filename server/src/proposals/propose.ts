import { errors } from '@bnr/contract/errors'
import { indianDay } from '@bnr/contract/indianDay'
import { hasContactDetails } from '@bnr/contract/profiles/freeText'
import type { NewProposal } from '@bnr/contract/proposals/staffSchemas'
import { proposalLimits, proposalMessages } from '@bnr/contract/proposals/states'
import { and, eq, sql } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import { arrayOf, sqlRows, type Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { secondsToIndianMidnight } from '../platform/clock.ts'
import { Failure, invalidInput, wrongState } from '../platform/failure.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { active, oppositeGender } from '../viewing/visibility.ts'
import { proposable } from './candidates.ts'
import { requireManager, requireServed } from './policy.ts'
import { proposals } from './tables.ts'

/** Proposes profiles to a member: all of them, or none. The lock on the member lets two presses follow one another. */
export async function propose(
  services: Services,
  actor: Staff,
  memberId: number,
  wanted: readonly NewProposal[],
) {
  requireSentences(wanted)
  const now = services.clock.now()
  return await services.db.inTransaction(async (tx) => {
    const member = await lockProfile(tx, memberId)
    requireManager(actor, member)
    await requireServed(tx, member, now)
    await requireProposable(tx, member, wanted)
    await requireFew(tx, memberId, wanted.length, now)
    const { userId: staffId } = actor
    const row = { memberId, staffId, at: now, sentOn: indianDay(now) }
    await tx.insert(proposals).values(wanted.map((one) => ({ ...row, ...one })))
    await notify(services, tx, { to: memberId, kind: 'proposalsSent', details: { manager: actor.name } })
    await audit(tx, now, staffId, 'profiles proposed', `profile ${memberId}`, { rows: wanted.length })
    return { message: wanted.length === 1 ? '1 profile proposed' : `${wanted.length} profiles proposed` }
  })
}

/** Members read the sentences, so they are checked like other free texts. */
function requireSentences(wanted: readonly NewProposal[]): void {
  const found = wanted.flatMap(({ sentence }, index) =>
    hasContactDetails(sentence) ? [[`proposals.${index}.tx`, errors.contact_details_in_text.message]] : [],
  )
  if (found.length > 0) throw new Failure('contact_details_in_text', { fields: Object.fromEntries(found) })
}

async function requireProposable(tx: Transaction, member: ProfileRow, wanted: readonly NewProposal[]) {
  const ids = [...new Set(wanted.map(({ profileId }) => profileId))]
  if (ids.length < wanted.length) throw invalidInput({ proposals: proposalMessages.notFitting })
  const before = await tx.$count(
    proposals,
    and(eq(proposals.memberId, member.id), sql`profile_id = any(${arrayOf(ids)})`),
  )
  if (before > 0) throw wrongState(proposalMessages.proposedBefore)
  const column = (name: string) => sql`p.${sql.identifier(name)}`
  const conditions = [
    sql`p.profile_id = any(${arrayOf(ids)})`,
    active.where(member, column),
    oppositeGender.where(member, column),
    ...proposable(member.id),
  ]
  const found = await sqlRows(tx)`
    select p.profile_id from search_profiles p where ${sql.join(conditions, sql` and `)}`
  if (found.length < ids.length) throw wrongState(proposalMessages.notFitting)
}

async function requireFew(tx: Transaction, memberId: number, more: number, now: Date): Promise<void> {
  const today = and(eq(proposals.memberId, memberId), eq(proposals.sentOn, indianDay(now)))
  if ((await tx.$count(proposals, today)) + more > proposalLimits.aDay)
    throw new Failure('too_many_requests', {
      message: proposalMessages.tooManyToday,
      retryAfterSeconds: secondsToIndianMidnight(now),
    })
}
