import sharp from 'sharp'
import type { TestService } from './harness.ts'

export const picture = (width = 600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#7B1E3A' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer()

export const upload = (
  service: TestService,
  member: { id: number; token: string },
  content: Buffer,
  kind = 'pp',
) => uploadTo(service, `/media/medias/upload/${member.id}/${kind}`, member.token, content)

/** Uploads as the browser does, in a form. */
export async function uploadTo({ app }: TestService, url: string, token: string, content: Buffer) {
  const { payload, type } = multipart(content)
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const response = await app.inject({ method: 'POST', url, headers, payload })
  return { status: response.statusCode, body: response.json() }
}

export function multipart(content: Buffer) {
  const boundary = 'photo-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, type: `multipart/form-data; boundary=${boundary}` }
}

const side = 7000

/** A photo close to the limits of an upload, in pixels and in bytes. */
export async function largestPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const image = sharp({ create: { width: side, height: side, channels: 3, background: 'grey', noise } })
  for (const quality of [95, 90, 80, 70, 60, 40]) {
    const photo = await image.clone().jpeg({ quality }).toBuffer()
    if (photo.length < 10_000_000) return photo
  }
  throw new Error('no quality makes the photo small enough')
}
