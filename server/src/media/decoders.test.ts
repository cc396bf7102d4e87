import { login } from '@bnr/contract/accounts/endpoints'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { upload } from '../../test/photoUploads.ts'
import { decodings } from '../files/pictures/decode.ts'

const service = useService()
const opened = () => decodings.started + decodings.headers

/** An SVG decoder takes many seconds for this: it matches each rule against each rectangle. */
const slowSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>${'.a rect{fill:red}'.repeat(30_000)}</style>${'<rect width="1" height="1"/>'.repeat(20_000)}</svg>`,
)

const drawn = sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })

test('files that are no photos never reach a decoder, whatever their content type', async () => {
  const bride = await createMember(service)
  const before = opened()
  const files = [
    slowSvg,
    await drawn.clone().gif().toBuffer(),
    await drawn.clone().tiff().toBuffer(),
    Buffer.from('%PDF-1.7\n'),
  ]
  for (const file of files)
    expect(await upload(service, bride, file)).toMatchObject({ status: 415, body: { code: 'not_a_photo' } })
  expect(opened()).toBe(before)
})

test('logins still work while four such files are being uploaded', async () => {
  const bride = await createMember(service)
  const before = opened()
  const uploads = Promise.all(Array.from({ length: 4 }, () => upload(service, bride, slowSvg)))
  const wire = { euid: String(bride.bnrId), pwd: 'Wrong1234', ut: 'pu' }
  expect((await service.call(login, { wire })).status).toBe(401)
  for (const { status } of await uploads) expect(status).toBe(415)
  expect(opened()).toBe(before)
})

test('a small file with the maximum number of pixels is decoded within the limits', async () => {
  const bride = await createMember(service)
  const wide = sharp({ create: { width: 10_000, height: 5000, channels: 3, background: 'black' } })
  const bomb = await wide.png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(500_000)
  const { status, body } = await upload(service, bride, bomb)
  expect([status, body.media.mf]).toEqual([200, '10000x5000'])
  await service.workJobs()
  const original = await service.storage.get(`photos/${body.media.mid}/original.webp`)
  expect(await sharp(original).metadata()).toMatchObject({ width: 2400, height: 1200 })
})
