import { addressOf } from '@bnr/contract/client'
import { type PhotoSize, photoFile } from '@bnr/contract/media/endpoints'
import type { Actor } from '../http/actor.ts'
import { isSignature, signatureOf } from '../platform/signature.ts'
import type { Services } from '../services/services.ts'

const hour = 3_600_000

/** The viewer that an address is for. An image tag cannot send a token, so the signed address names the viewer. */
export type Holder =
  | { kind: 'guest' }
  | { kind: 'draft'; profileId: number }
  | { kind: 'session'; sessionId: string }

/**
 * The address of a photo for one viewer. It expires at a full hour, one to two hours from now, so that the browser
 * can cache the photo until then. viewing/photoVisibility.ts checks permissions again at each fetch.
 */
export function photoAddress(
  { clock, secrets, config }: Services,
  actor: Actor,
  id: string,
  size: PhotoSize,
): string {
  const until = (Math.floor(clock.now().getTime() / hour) + 2) * hour
  const holder = writtenHolder(actor)
  const signature = signatureOf(secrets.media, textOf(id, size, holder, until))
  const input = { params: { mid: id, size }, query: { for: holder, until, signature } }
  return addressOf(photoFile, input, { apiBase: '/api', mediaBase: config.mediaBase })
}

type SignedPhotoAddress = { id: string; size: PhotoSize; for: string; until: number; signature: string }

/** Returns undefined when the signature is wrong or the address has expired. */
export function holderOf({ clock, secrets }: Services, given: SignedPhotoAddress): Holder | undefined {
  if (given.until <= clock.now().getTime()) return undefined
  const text = textOf(given.id, given.size, given.for, given.until)
  return isSignature(secrets.media, text, given.signature) ? readHolder(given.for) : undefined
}

const textOf = (id: string, size: PhotoSize, holder: string, until: number) =>
  `${id} ${size} ${holder} ${until}`

const guestHolder = 'guest'
const draftMark = 'draft-'

function writtenHolder(actor: Actor): string {
  if (actor.kind === 'guest') return guestHolder
  return actor.kind === 'registrant' ? `${draftMark}${actor.profileId}` : actor.sessionId
}

function readHolder(written: string): Holder {
  if (written === guestHolder) return { kind: 'guest' }
  if (written.startsWith(draftMark))
    return { kind: 'draft', profileId: Number(written.slice(draftMark.length)) }
  return { kind: 'session', sessionId: written }
}
