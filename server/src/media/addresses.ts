import { addressOf } from '@bnr/contract/client'
import { type PhotoSize, photoFile } from '@bnr/contract/media/endpoints'
import type { Services } from '../platform/services.ts'
import { isSignature, signatureOf } from '../platform/signature.ts'

const hour = 3_600_000

/**
 * The address of a photo, signed: an image tag cannot send a token. It ends at a full hour, one to two hours away,
 * so that a browser that asks again within the hour finds the photo in its cache.
 */
export function photoAddress({ clock, secrets, config }: Services, id: string, size: PhotoSize): string {
  const until = (Math.floor(clock.now().getTime() / hour) + 2) * hour
  const input = {
    params: { mid: id, size },
    query: { until, signature: signatureOf(secrets.media, textOf(id, size, until)) },
  }
  return addressOf(photoFile, input, { apiBase: '/api', mediaBase: config.mediaBase })
}

export function isValidAddress(
  { clock, secrets }: Services,
  given: { id: string; size: PhotoSize; until: number; signature: string },
): boolean {
  if (given.until <= clock.now().getTime()) return false
  return isSignature(secrets.media, textOf(given.id, given.size, given.until), given.signature)
}

const textOf = (id: string, size: PhotoSize, until: number) => `${id} ${size} ${until}`
