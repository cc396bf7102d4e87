import { randomBytes } from 'node:crypto'
import { indianDay } from '@bnr/contract/indianDay'
import { type BannerFormat, bannerFormats } from '@bnr/contract/offers/schemas'
import { offerMachine } from '@bnr/contract/offers/states'
import { eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import { inspectPhoto } from '../media/inspect.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { lockOffer } from './store.ts'
import { offerBanners } from './tables.ts'

export const bannerKey = (id: string): string => `offers/${id}.webp`
export const uploadKey = (id: string): string => `offers/${id}.upload`

const accepted = ['jpeg', 'png', 'webp']
const byTimes = (format: string) => format.replace('x', ' × ')

type Upload = { offerId: number; format: BannerFormat; content: Buffer; userId: number }

/**
 * Stores a banner of a draft, replacing the one before; a job makes its picture. Members see it once the offer is
 * published.
 */
export async function saveBanner(services: Services, { offerId, content, userId, ...upload }: Upload) {
  const { db, clock, storage, jobs } = services
  const format = bannerFormats[upload.format]
  await requireBanner(content, format)
  const at = clock.now()
  const id = randomBytes(12).toString('hex')
  try {
    await storage.put(uploadKey(id), content)
    const replaced = await db.inTransaction(async (tx) => {
      const offer = await lockOffer(tx, indianDay(at), offerId)
      requireState(offerMachine, 'banner', offer.state)
      const old = offer.banners.filter((banner) => banner.format === format)
      for (const { id } of old) await tx.delete(offerBanners).where(eq(offerBanners.id, id))
      const waiting = { status: 'Deactivated', processed: false } as const
      await tx.insert(offerBanners).values({ id, offerId, format, createdAt: at, ...waiting })
      await jobs.enqueue(tx, 'makeBanner', { id })
      await audit(tx, at, userId, offerMachine.actions.banner.audit, `offer ${offerId}`, {
        title: offer.title,
        format,
      })
      return old
    })
    for (const { id } of replaced) await removeBanner(services, id)
  } catch (error) {
    await removeBanner(services, id)
    throw error
  }
}

async function removeBanner({ storage }: Services, id: string): Promise<void> {
  for (const key of [bannerKey(id), uploadKey(id)]) await storage.remove(key)
}

/** Refuses a picture of another type, size or colour space. Its header says all of these. */
async function requireBanner(content: Buffer, wanted: string): Promise<void> {
  const { width, height, format, space } = await inspectPhoto(content)
  if (!accepted.includes(format)) throw new Failure('not_a_photo')
  if (space === 'cmyk')
    throw invalidInput({ file: 'This picture is in CMYK colours, for print. Save it in RGB' })
  const size = `${width}x${height}`
  if (size !== wanted)
    throw invalidInput({
      file: `This picture is ${byTimes(size)} pixels. The banner must be exactly ${byTimes(wanted)}`,
    })
}
