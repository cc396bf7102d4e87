import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { decode } from '../files/pictures/decode.ts'
import { preparePictures } from '../files/pictures/prepare.ts'
import { job } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { bannerKey, uploadKey } from './banners.ts'
import { offerBanners } from './tables.ts'

/** Encodes a banner again, which removes all metadata. */
export const encodedBanner = (content: Buffer): Promise<Buffer> =>
  decode(content, (picture) => picture.rotate().webp({ quality: 86 }).toBuffer())

/** Makes the picture of an uploaded banner. Members see it once the offer is published. */
async function makeBanner(services: Services, id: string): Promise<void> {
  const { db, storage } = services
  const isIt = eq(offerBanners.id, id)
  const [banner] = await db.select().from(offerBanners).where(isIt)
  if (!banner || banner.processed) return
  const isMade = await preparePictures(services, {
    upload: uploadKey(id),
    keys: [bannerKey(id)],
    make: async (content) => ({ [bannerKey(id)]: await encodedBanner(content) }),
  })
  const state = { processed: true, ...(!isMade && { status: 'Rejected' as const }) }
  const [changed] = await db.update(offerBanners).set(state).where(isIt).returning()
  await storage.remove(uploadKey(id))
  // Somebody may have replaced the banner while it was made.
  if (!changed) await storage.remove(bannerKey(id))
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    makeBanner: { id: string }
  }
}

export const makeBannerJob = job({
  name: 'makeBanner',
  payload: z.object({ id: z.string() }),
  run: (services: Services, { id }) => makeBanner(services, id),
  retries: 12,
})
