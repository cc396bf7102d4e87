import { randomBytes } from 'node:crypto'
import { indianDay } from '@bnr/contract/indianDay'
import { type BannerFormat, bannerFormats } from '@bnr/contract/offers/schemas'
import { offerMachine } from '@bnr/contract/offers/states'
import { eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import { decode } from '../files/pictures/decode.ts'
import { inspectPhoto } from '../media/inspect.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { lockOffer } from './store.ts'
import { offerBanners } from './tables.ts'

export const bannerKey = (id: string): string => `offers/${id}.webp`

const accepted = ['jpeg', 'png', 'webp']
const byTimes = (format: string) => format.replace('x', ' × ')

type Upload = { offerId: number; format: BannerFormat; content: Buffer; userId: number }

/** Stores a banner of a draft, replacing the one before. Members see it once the offer is published. */
export async function saveBanner(services: Services, { offerId, content, userId, ...upload }: Upload) {
  const { db, clock, storage } = services
  const format = bannerFormats[upload.format]
  const banner = await bannerOf(content, format)
  const at = clock.now()
  const id = randomBytes(12).toString('hex')
  try {
    await storage.put(bannerKey(id), banner)
    const replaced = await db.inTransaction(async (tx) => {
      const offer = await lockOffer(tx, indianDay(at), offerId)
      requireState(offerMachine, 'banner', offer.state)
      const old = offer.banners.filter((banner) => banner.format === format)
      for (const { id } of old) await tx.delete(offerBanners).where(eq(offerBanners.id, id))
      await tx.insert(offerBanners).values({ id, offerId, status: 'Deactivated', format, createdAt: at })
      await audit(tx, at, userId, offerMachine.actions.banner.audit, `offer ${offerId}`, {
        title: offer.title,
        format,
      })
      return old
    })
    for (const { id } of replaced) await storage.remove(bannerKey(id))
  } catch (error) {
    await storage.remove(bannerKey(id))
    throw error
  }
}

/** Checks the size of a picture and encodes it again, which removes all metadata. */
async function bannerOf(content: Buffer, wanted: string): Promise<Buffer> {
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
