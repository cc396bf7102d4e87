import { photoSizes } from '@bnr/contract/media/endpoints'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { readConfig } from '../../../server/src/config.ts'
import { rows } from '../../../server/src/database/database.ts'
import { openPlaces } from '../../../server/src/files/places.ts'
import { placedStorage } from '../../../server/src/files/storedFiles.ts'
import { sizeKey } from '../../../server/src/media/processing.ts'
import { systemClock } from '../../../server/src/platform/clock.ts'
import type { Cluster } from './cluster.ts'
import type { Acknowledged } from './load/journal.ts'

/** The acknowledged writes that are not in the database, or whose files are missing. */
export async function lostWrites(cluster: Cluster, all: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const of = (...tables: string[]) => Promise.all(tables.map((table) => idsOf(cluster, table)))
  const [profiles, activities, numbers, paid] = await of(
    'select id::text from profiles',
    'select id::text from activities',
    `select id || ' ' || number as id from invoices`,
    'select a.order_id as id from payment_attempts a join invoices i on i.id = a.invoice_id where i.paid_on is not null',
  )
  const photos = await wholePhotos(cluster)
  const isStored = (one: Acknowledged): boolean => {
    if (one.what === 'registration') return Boolean(profiles?.has(String(one.id)))
    if (one.what === 'interest') return Boolean(activities?.has(String(one.id)))
    if (one.what === 'invoice') return Boolean(numbers?.has(`${one.id} ${one.number}`))
    if (one.what === 'payment') return Boolean(paid?.has(one.orderId))
    return photos.has(one.id)
  }
  return all.filter((one) => !isStored(one))
}

async function idsOf({ db }: Cluster, statement: string): Promise<Set<string>> {
  return new Set((await rows<{ id: string }>(db, sql.raw(statement))).map(({ id }) => id))
}

/** Photos that wait for approval with all of their sizes, each of which can be read. */
async function wholePhotos({ db, service }: Cluster): Promise<Set<string>> {
  const config = readConfig(service.settings)
  const log = pino({ level: 'silent' })
  const storage = placedStorage({ db, clock: systemClock, log, places: openPlaces(config) })
  const found = await rows<{ id: string; folder: string }>(
    db,
    sql`select id, folder from media where processed and status = 'Ready' and kind = 'ap'`,
  )
  const whole = new Set<string>()
  for (const { id, folder } of found) {
    const files = await Promise.all(
      photoSizes.map((size) => storage.get(sizeKey(folder, size)).catch(() => undefined)),
    )
    if (files.every(Boolean)) whole.add(id)
  }
  return whole
}

/**
 * What the S3 store answers to somebody without a key who asks for a photo and for the list of the bucket. Empty while no
 * photo is there.
 */
export async function anonymousAnswers({ db, ceph }: Cluster): Promise<number[]> {
  const [file] = await rows<{ key: string }>(
    db,
    sql`select key from stored_files where place = 's3' and sha256 is not null and deleted_at is null limit 1`,
  )
  if (!file) return []
  const addresses = [`${ceph.endpoint}/${ceph.bucket}/${file.key}`, `${ceph.endpoint}/${ceph.bucket}`]
  return await Promise.all(addresses.map(async (address) => (await fetch(address)).status))
}
