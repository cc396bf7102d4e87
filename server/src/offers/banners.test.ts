import { crc32, deflateSync } from 'node:zlib'
import { offerBannerFile, previewOfferBanner, searchOffers } from '@bnr/contract/offers/endpoints'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import {
  draftOffer,
  draftWithBanners,
  type OfferDraft,
  publish,
  sendBanner,
} from '../../test/factories/offerDrafts.ts'
import { useService } from '../../test/harness.ts'
import { picture } from '../../test/photoUploads.ts'
import { bannerKey } from './banners.ts'

const service = useService()

async function bannersOf({ id, token }: OfferDraft) {
  const criteria = [{ key: 'id', operation: 'eq', value: id }]
  const { body } = await service.call(searchOffers, { body: { criteria } }, token)
  return body.results[0]?.banners ?? []
}

const still = (background: string) => sharp({ create: { width: 1280, height: 630, channels: 3, background } })

/** A PNG whose header claims this size, with a single row of pixels. */
function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.alloc(1 + 3 * 1280))), chunk('IEND')]
  return Buffer.concat([signature, ...chunks])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

test.each([
  [
    'that is one pixel too wide',
    'desktop',
    () => picture(1281, 630),
    'This picture is 1281 × 630 pixels. The banner must be exactly 1280 × 630',
  ],
  [
    'in the tall format instead of the wide one',
    'desktop',
    () => picture(930, 1280),
    'This picture is 930 × 1280 pixels. The banner must be exactly 1280 × 630',
  ],
  [
    'that lies on its side',
    'mobile',
    async () =>
      sharp(await picture(930, 1280))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    'This picture is 1280 × 930 pixels. The banner must be exactly 930 × 1280',
  ],
] as const)('a banner %s is refused with the reason', async (_, format, content, words) => {
  const { status, body } = await sendBanner(service, await draftOffer(service), format, await content())
  expect([status, body.fields]).toEqual([400, { file: words }])
})

test.each([
  ['a GIF', () => still('#fff').gif().toBuffer()],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="630"/>')],
  ['text', async () => Buffer.from('a banner')],
  [
    'an animation',
    async () =>
      sharp([await still('#7B1E3A').png().toBuffer(), await still('#fff').png().toBuffer()], {
        join: { animated: true },
      })
        .webp()
        .toBuffer(),
  ],
])('%s is not accepted as a banner', async (_, content) => {
  expect((await sendBanner(service, await draftOffer(service), 'desktop', await content())).status).toBe(415)
})

test('a banner in CMYK colours is refused with the reason', async () => {
  const content = await still('#7B1E3A').toColourspace('cmyk').jpeg().toBuffer()
  const { status, body } = await sendBanner(service, await draftOffer(service), 'desktop', content)
  expect([status, body.fields]).toEqual([
    400,
    { file: 'This picture is in CMYK colours, for print. Save it in RGB' },
  ])
})

test('an empty upload asks for a photo', async () => {
  const { status, body } = await sendBanner(service, await draftOffer(service), 'desktop', Buffer.alloc(0))
  expect([status, body.fields]).toEqual([400, { file: 'Choose a photo' }])
})

test('a tiny file that claims billions of pixels is refused before it is decoded', async () => {
  const bomb = pngOf(60_000, 60_000)
  expect(bomb.length).toBeLessThan(200)
  expect((await sendBanner(service, await draftOffer(service), 'desktop', bomb)).status).toBe(413)
})

test('a picture that cannot be decoded is rejected, stays unpublished, and makes room for another', async () => {
  const made = await draftWithBanners(service)
  expect((await sendBanner(service, made, 'desktop', pngOf(1280, 630))).status).toBe(200)
  await service.workJobs()
  const broken = (await bannersOf(made)).find(({ format }) => format === '1280x630')
  expect(broken?.status).toBe('Rejected')
  expect(await service.storage.get(bannerKey(broken?.id ?? ''))).toBeUndefined()
  expect((await publish(service, made)).status).toBe(409)
  await sendBanner(service, made, 'desktop', await picture(1280, 630))
  await service.workJobs()
  expect((await publish(service, made)).status).toBe(200)
})

test('an offer is published only when both banners are made', async () => {
  const made = await draftWithBanners(service)
  await sendBanner(service, made, 'desktop', await picture(1280, 630))
  const waiting = (await bannersOf(made)).filter(({ processing }) => processing)
  expect(waiting.map(({ format }) => format)).toEqual(['1280x630'])
  const { status, wire } = await publish(service, made)
  expect(status).toBe(409)
  expect((wire as { message: string }).message).toContain('still being prepared')
  await service.workJobs()
  expect((await publish(service, made)).status).toBe(200)
})

test('a banner is stored as WebP without its metadata, and a new one replaces it', async () => {
  const made = await draftWithBanners(service)
  const first = await bannersOf(made)
  const wide = first.find(({ format }) => format === '1280x630')?.id ?? ''
  const stored = await sharp(await service.storage.get(bannerKey(wide))).metadata()
  expect([stored.format, stored.width, stored.height, stored.exif]).toEqual(['webp', 1280, 630, undefined])
  await sendBanner(service, made, 'desktop', await picture(1280, 630))
  expect(await service.storage.get(bannerKey(wide))).toBeUndefined()
  await service.workJobs()
  expect((await publish(service, made)).body.banners).toHaveLength(2)
  expect((await sendBanner(service, made, 'desktop', await picture(1280, 630))).status).toBe(409)
})

test('only staff who manage offers can see the banners of a draft', async () => {
  const made = await draftWithBanners(service)
  const executive = await createStaff(service, 'tele_executive')
  const mid = (await bannersOf(made))[0]?.id
  const preview = (token: string) => service.call(previewOfferBanner, { params: { mid } }, token)
  expect((await preview(made.token)).headers['content-type']).toBe('image/webp')
  expect((await preview(executive.token)).status).toBe(403)
  expect((await service.call(offerBannerFile, { params: { mid } })).status).toBe(404)
  await publish(service, made)
  expect((await service.call(offerBannerFile, { params: { mid } })).status).toBe(200)
})
