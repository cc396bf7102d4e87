import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressOf } from '@bnr/contract/client'
import { type PhotoSize, photoFile } from '@bnr/contract/media/endpoints'
import type { Services } from '../platform/services.ts'

const hour = 3_600_000

/**
 * The address of a photo, signed: an image tag cannot send a token. It ends at a full hour, one to two hours away,
 * so that a browser that asks again within the hour finds the photo in its cache.
 */
export function photoAddress({ clock, secrets, config }: Services, id: string, size: PhotoSize): string {
  const until = (Math.floor(clock.now().getTime() / hour) + 2) * hour
  const input = {
    params: { mid: id, size },
    query: { until, signature: sign(secrets.media, id, size, until) },
  }
  return addressOf(photoFile, input, { apiBase: '/api', mediaBase: config.mediaBase })
}

export function isValidAddress(
  { clock, secrets }: Services,
  given: { id: string; size: PhotoSize; until: number; signature: string },
): boolean {
  if (given.until <= clock.now().getTime()) return false
  const expected = Buffer.from(sign(secrets.media, given.id, given.size, given.until))
  const actual = Buffer.from(given.signature)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function sign(key: Uint8Array, id: string, size: PhotoSize, until: number): string {
  return createHmac('sha256', key).update(`${id} ${size} ${until}`).digest('base64url')
}
