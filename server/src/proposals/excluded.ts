import type { ProposalReason } from '@bnr/contract/proposals/states'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { type Person, readPeople } from '../search/match/person.ts'

type Refused = { reason: ProposalReason; person: Person }

/**
 * Conditions on candidates (`p`) that a reason of a no adds to later searches, given the refused person. The other
 * reasons exclude that person only.
 */
const exclusions: Partial<Record<ProposalReason, (refused: Person, member: Person) => SQL | undefined>> = {
  age: ({ date_of_birth: born }, member) =>
    born < member.date_of_birth ? sql`p.date_of_birth > ${born}::date` : sql`p.date_of_birth < ${born}::date`,
  place: ({ country, state, city }) => {
    if (city) return sql`p.city <> ${city}`
    if (state) return sql`p.state <> ${state}`
    return country ? sql`p.country <> ${country}` : undefined
  },
  denomination: ({ denomination }) => (denomination ? sql`p.denomination <> ${denomination}` : undefined),
  education: ({ education }) => (education ? sql`p.education <> ${education}` : undefined),
}

/** The conditions that a member's earlier answers add to a search, and their reasons. */
export async function excludedBy(db: Queryable, member: Person) {
  const refused = await refusedOf(db, member.profile_id)
  const found = refused.flatMap(({ reason, person }) => {
    const condition = exclusions[reason]?.(person, member)
    return condition ? [{ reason, condition }] : []
  })
  return {
    reasons: [...new Set(found.map(({ reason }) => reason))],
    conditions: found.map(({ condition }) => condition),
  }
}

async function refusedOf(db: Queryable, memberId: number): Promise<Refused[]> {
  const found = await sqlRows<{ id: number; reason: ProposalReason }>(db)`
    select profile_id as id, reason from proposals where member_id = ${memberId} and state = 'No' order by id`
  const people = await readPeople(
    db,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, reason }) => {
    const person = people.get(id)
    return person ? [{ reason, person }] : []
  })
}
