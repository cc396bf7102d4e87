import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { type Database, rows } from '../../../server/src/database/database.ts'
import type { Staff } from '../../../server/src/http/actor.ts'
import type { JobName } from '../../../server/src/jobs/queue.ts'
import { makePhotoSizesJob } from '../../../server/src/media/processing.ts'
import { storeUpload } from '../../../server/src/media/upload.ts'
import type { Services } from '../../../server/src/services/services.ts'

export type Drilled = Omit<Services, 'jobs' | 'messenger'>

/**
 * Uploads photos of members, which replace waiting ones, makes their sizes, and records payments, until it has done so
 * as often as `times` says. `profileOf` chooses the profiles. Returns how often.
 */
export async function write(
  drilled: Drilled,
  times: (done: number) => number,
  profileOf = (done: number) => done,
): Promise<number> {
  const [{ id: userId } = { id: 0 }] = await rows<{ id: number }>(drilled.db, nth('users', 0))
  let done = 0
  for (; done < times(done); done++) {
    const [{ id: profileId } = { id: 0 }] = await rows<{ id: number }>(
      drilled.db,
      nth('profiles', profileOf(done)),
    )
    await addPhoto(drilled, profileId, userId)
    await addPayment(drilled.db)
  }
  return done
}

const nth = (table: string, number: number) =>
  sql`select id from ${sql.identifier(table)} order by id offset ${number} limit 1`

/** Sends nothing, and collects the jobs that are queued. */
export const servicesOf = (drilled: Drilled, waiting: { id: string }[] = []): Services => ({
  ...drilled,
  messenger: { sms: async () => undefined, mail: async () => undefined },
  jobs: {
    enqueue: async (_tx, _name: JobName, data) => void waiting.push(data as { id: string }),
    enqueueAll: async () => undefined,
    finish: async () => undefined,
    stop: async () => undefined,
  },
})

/** The job begins after the transaction, as in the service. */
async function addPhoto(drilled: Drilled, profileId: number, userId: number): Promise<void> {
  const waiting: { id: string }[] = []
  const services = servicesOf(drilled, waiting)
  const staff: Staff = {
    kind: 'staff',
    roles: ['super_admin'],
    userId,
    userName: 'drill',
    sessionId: '',
    name: 'Drill',
  }
  await storeUpload(services, staff, { profileId, kind: 'pp', content: await newPhoto(), userId })
  for (const { id } of waiting) await makePhotoSizesJob.handle(services, { id }, new AbortController().signal)
}

const size = { width: 200, height: 240, channels: 3 } as const

/** No two photos are the same. */
const newPhoto = () =>
  sharp(randomBytes(size.width * size.height * size.channels), { raw: size })
    .jpeg()
    .toBuffer()

const addPayment = (db: Database) =>
  db.execute(sql`insert into payment_events (at, key, source, invoice_id, state, description, outcome, amount)
    select now(), ${`drill ${randomUUID()}`}, 'push', id, state, 'Shipped', 'paid', 100 + floor(random() * 100000)
      from invoices where state = 'Active' order by random() limit 1`)
