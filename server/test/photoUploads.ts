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
