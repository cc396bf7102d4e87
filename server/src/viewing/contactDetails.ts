import { sql } from 'drizzle-orm'
import type { Actor, Staff } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import { rows } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'

/** How a family is reached, down to the street. */
export const contactFields = [
  'basic.phone',
  'basic.email',
  'basic.landline',
  'basic.contactPersonName',
  'basic.contactPersonPhone',
  'basic.contactRelationship',
  'location.current.door',
  'location.current.locality',
  'location.current.postalCode',
  'location.permanent.door',
  'location.permanent.locality',
  'location.permanent.postalCode',
]

type Where = 'profile' | 'list' | 'biodata' | 'preview' | 'story'
type Noting = Pick<Services, 'db' | 'clock'>

const ofProfile = (id: number) => `profile ${id}`

const action = 'contact opened'

const note = async ({ db, clock }: Noting, { userId }: Staff, subject: string, where: Where) => {
  await audit(db, clock.now(), userId, action, subject, { where })
}

/** Each time that somebody opens one in a list. */
export const noteContactOpened = (services: Noting, staff: Staff, profileId: number): Promise<void> =>
  note(services, staff, ofProfile(profileId), 'list')

export async function noteContactsOnPaper(services: Noting, actor: Actor, profileId: number): Promise<void> {
  if (actor.kind === 'staff') await note(services, actor, ofProfile(profileId), 'biodata')
}

/** A page that is open reads its profile again and again: within this it is one opening. */
const oneOpening = 15 * 60_000

/** Writes down that staff see all of a profile, once for each opening of its page however often that reads it. */
export const noteContactView = (
  services: Noting,
  actor: Actor,
  profileId: number,
  where: 'profile' | 'preview' = 'profile',
): Promise<void> => noteOpening(services, actor, ofProfile(profileId), where)

/** The same of a story, which says how its couple is reached. */
export const noteStoryView = (services: Noting, actor: Actor, id: number): Promise<void> =>
  noteOpening(services, actor, `testimonial ${id}`, 'story')

async function noteOpening(services: Noting, actor: Actor, subject: string, where: Where): Promise<void> {
  if (actor.kind !== 'staff') return
  const { userId } = actor
  const at = services.clock.now()
  const since = new Date(at.getTime() - oneOpening)
  await services.db.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${userId}, hashtext(${subject}))`)
    const [noted] = await rows(
      tx,
      sql`select 1 from audit_log where subject = ${subject} and at > ${since.toISOString()}
        and user_id = ${userId} and action = ${action} and detail->>'where' = ${where} limit 1`,
    )
    if (!noted) await audit(tx, at, userId, action, subject, { where })
  })
}
