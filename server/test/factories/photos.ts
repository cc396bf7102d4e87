import { randomBytes } from 'node:crypto'
import { photoSizes } from '@bnr/contract/media/endpoints'
import { sizeKey } from '../../src/media/processing.ts'
import { photosChanged } from '../../src/media/store.ts'
import { media } from '../../src/media/tables.ts'
import type { TestService } from '../harness.ts'

/** Creates a processed profile photo, by default an approved one; returns its id. */
export async function createPhoto(
  service: TestService,
  profileId: number,
  values: Partial<typeof media.$inferInsert> = {},
): Promise<string> {
  const id = randomBytes(12).toString('hex')
  const folder = `photos/${id}`
  for (const size of photoSizes) await service.storage.put(sizeKey(folder, size), Buffer.from(size))
  const at = service.time.now
  const row = { id, profileId, folder, width: 600, height: 800, createdAt: at, changedAt: at }
  await service.db.inTransaction(async (tx) => {
    await tx.insert(media).values({ kind: 'pp', status: 'Active', processed: true, ...row, ...values })
    await photosChanged(tx, profileId)
  })
  return id
}
