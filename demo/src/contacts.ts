import type { NewContact } from '@bnr/contract/contactLog/entry'
import { indianDay } from '@bnr/contract/indianDay'
import { eq } from 'drizzle-orm'
import { users } from '../../server/src/accounts/tables.ts'
import { contactLog } from '../../server/src/contactLog/tables.ts'
import { writeContact } from '../../server/src/contactLog/write.ts'
import type { Queryable } from '../../server/src/database/database.ts'
import { loadProfileByBnrId } from '../../server/src/profiles/store.ts'
import type { Services } from '../../server/src/services/services.ts'

const manager = '919000000002'
const executive = '919000000003'

type DemoContact = readonly [by: string, bnrId: string, entry: NewContact]

/** Adds contact log entries of demo staff with follow-ups for today, unless the log has entries already. */
export async function seedContacts(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = services
  if ((await db.$count(contactLog)) > 0) return
  for (const [by, bnrId, entry] of entriesOn(indianDay(clock.now()))) {
    const { id } = await loadProfileByBnrId(db, bnrId)
    await writeContact(services, { userId: await staffId(db, by) }, id, entry)
  }
}

const entriesOn = (today: string): readonly DemoContact[] => [
  [
    executive,
    '10000004',
    { kind: 'call', outcome: 'no_answer', note: 'Rang twice in the morning.', followUpOn: today },
  ],
  [
    manager,
    '10000004',
    { kind: 'call', outcome: 'reached', note: 'The father sends a photo this week.', followUpOn: today },
  ],
  [executive, '10000003', { kind: 'call', outcome: 'call_back', note: 'After six.', followUpOn: today }],
  [executive, '10000002', { kind: 'note', note: 'Prefers to be written to.' }],
]

export async function staffId(db: Queryable, userName: string): Promise<number> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.userName, userName))
  if (!found) throw new Error(`The demo has no staff ${userName}`)
  return found.id
}
