import type { PhotoSize } from '@bnr/contract/media/endpoints'
import type { MediaStatus } from '@bnr/contract/media/schemas'
import type { Gender } from '@bnr/contract/profiles/basic'
import { missingForFullView } from '@bnr/contract/profiles/fullView'
import { closedStatuses, type ProfileStatus } from '@bnr/contract/profiles/transitions'
import { sql } from 'drizzle-orm'
import type { Holder } from '../media/addresses.ts'
import { type Queryable, rows } from '../platform/database.ts'

/** What stands at this moment between a photo and the holder of its address. */
export type Sight = {
  folder: string
  status: MediaStatus
  processed: boolean
  ownerId: number
  ownerStatus: ProfileStatus
  ownerGender: Gender
  ownerPhoneVerified: boolean
  /** Of a session that goes on, of an account that may log in; null otherwise. */
  userType: 'pu' | 'au' | null
  viewerId: number | null
  viewerStatus: ProfileStatus | null
  viewerPhoneVerified: boolean | null
  viewerGender: Gender | null
  /** Whom the viewer blocked stands on the viewer's own list of them, with the photo. */
  blockedByOwner: boolean
}

/** One statement with each fetch of a photo: six rows by their keys, and the block by the index of pairs. */
export async function readSight(db: Queryable, id: string, holder: Holder): Promise<Sight | undefined> {
  const session = holder.kind === 'session' ? holder.sessionId : null
  const [sight] = await rows<Sight>(
    db,
    sql`select m.folder, m.status, m.processed,
        o.id as "ownerId", o.status as "ownerStatus", o.gender as "ownerGender",
        o.phone_verified as "ownerPhoneVerified",
        u.type as "userType", v.id as "viewerId", v.status as "viewerStatus",
        v.phone_verified as "viewerPhoneVerified", v.gender as "viewerGender",
        exists (select 1 from activities where from_id = o.id and to_id = v.id and kind = 'b') as "blockedByOwner"
      from media m join profiles o on o.id = m.profile_id
        left join sessions s on s.id = ${session}::uuid and s.ended_at is null
        left join users u on u.id = s.user_id and not u.disabled
        left join profiles v on v.user_id = u.id
      where m.id = ${id}`,
  )
  return sight
}

/** Whether the holder of an address may still have the photo, whatever held when the address was made. */
export function maySee(sight: Sight, holder: Holder, size: PhotoSize): boolean {
  if (sight.status === 'Deleted') return false
  if (holder.kind === 'guest') return size === 'blurred' && isShown(sight)
  if (holder.kind === 'draft') return sight.ownerId === holder.profileId && isOpenDraft(sight)
  if (sight.userType === 'au') return true
  return sight.viewerId !== null && (sight.viewerId === sight.ownerId || memberMaySee(sight, size))
}

/** As long as the token of the registration form opens it. */
const isOpenDraft = ({ ownerStatus, ownerPhoneVerified }: Sight): boolean =>
  ownerStatus === 'Draft' && !ownerPhoneVerified

const isShown = ({ status, processed, ownerStatus }: Sight): boolean =>
  status === 'Active' && processed && ownerStatus === 'Active'

function memberMaySee(sight: Sight, size: PhotoSize): boolean {
  if (!isShown(sight) || sight.blockedByOwner || sight.viewerGender === sight.ownerGender) return false
  return size === 'blurred' || seesClearPhotos(sight)
}

/** A member's own standing: what the viewer must be to see the faces of others. */
function seesClearPhotos({ viewerStatus: status, viewerPhoneVerified: phoneVerified }: Sight): boolean {
  if (status === null || closedStatuses.includes(status)) return false
  return !missingForFullView({ status, phoneVerified: phoneVerified ?? false })
}
