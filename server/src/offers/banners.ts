import { randomBytes } from 'node:crypto'
import { indianDay } from '@bnr/contract/indianDay'
import { type BannerFormat, bannerFormats } from '@bnr/contract/offers/schemas'
import { eq } from 'drizzle-orm'
import { inspectPhoto } from '../media/inspect.ts'
import { audit } from '../platform/audit.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { decode } from '../platform/pictures/decode.ts'
import type { Services } from '../platform/services.ts'
import { lockOffer } from './store.ts'
import { offerBanners } from './tables.ts'
import { requireDraft } from './terms.ts'

export const bannerKey = (id: string): string => `offers/${id}.webp`

const accepted = ['jpeg', 'png', 'webp']
const byTimes = (format: string) => format.replace('x', ' × ')

type Upload = { offerId: number; format: BannerFormat; content: Buffer; userId: number }

/** Keeps a banner of a draft, unseen until that is published; it takes the place of the one before. */
export async function keepBanner(services: Services, { offerId, content, userId, ...upload }: Upload) {
  const { db, clock, storage } = services
  const format = bannerFormats[upload.format]
  const banner = await madeBanner(content, format)
  const at = clock.now()
  const id = randomBytes(12).toString('hex')
  await storage.put(bannerKey(id), banner)
  try {
    const replaced = await db.inTransaction(async (tx) => {
      const offer = await lockOffer(tx, indianDay(at), offerId)
      requireDraft(offer)
      const old = offer.banners.filter((one) => one.format === format)
      for (const one of old) await tx.delete(offerBanners).where(eq(offerBanners.id, one.id))
      await tx.insert(offerBanners).values({ id, offerId, status: 'Deactivated', format, createdAt: at })
      await audit(tx, at, userId, 'offer banner', `offer ${offerId}`, { title: offer.title, format })
      return old
    })
    for (const one of replaced) await storage.remove(bannerKey(one.id))
  } catch (error) {
    await storage.remove(bannerKey(id))
    throw error
  }
}

/** A picture of exactly this size, encoded anew: nothing that came with it is kept. */
async function madeBanner(content: Buffer, wanted: string): Promise<Buffer> {
  const { width, height, format, space } = await inspectPhoto(content)
  if (!accepted.includes(format)) throw new Failure('not_a_photo')
  if (space === 'cmyk')
    throw invalidInput({ file: 'This picture is in CMYK colours, for print. Save it in RGB' })
  const size = `${width}x${height}`
  if (size !== wanted)
    throw invalidInput({
      file: `This picture is ${byTimes(size)} pixels. The banner must be exactly ${byTimes(wanted)}`,
    })
  return await encodedBanner(content)
}

export const encodedBanner = (content: Buffer): Promise<Buffer> =>
  decode(content, (picture) => picture.rotate().webp({ quality: 86 }).toBuffer()).catch(() => {
    throw new Failure('not_a_photo')
  })
