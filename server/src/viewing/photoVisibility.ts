import type { PhotoSize } from '@bnr/contract/media/endpoints'
import type { MediaStatus } from '@bnr/contract/media/transitions'
import { missingForFullView } from '@bnr/contract/profiles/fullView'
import type { Gender } from '@bnr/contract/profiles/gender'
import { closedStatuses, type ProfileStatus } from '@bnr/contract/profiles/transitions'
import { sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import type { Holder } from '../media/addresses.ts'
import { isOpenDraft } from '../profiles/openDraft.ts'
import { hasBlocked } from '../relations/blocks.ts'
import { active, isVisible, notBlockedByOwner, type Viewer } from './visibility.ts'

/** The current state of a photo, its owner and the holder of its address. */
export type PhotoAccess = {
  folder: string
  status: MediaStatus
  processed: boolean
  ownerId: number
  ownerStatus: ProfileStatus
  ownerGender: Gender
  ownerPhoneVerified: boolean
  /** Set only for a session that has not ended, of an account that is not disabled. */
  userType: 'pu' | 'au' | null
  viewerId: number | null
  viewerStatus: ProfileStatus | null
  viewerPhoneVerified: boolean | null
  viewerGender: Gender | null
  blockedByOwner: boolean
}

/** Runs for each fetch of a photo: reads six rows by their keys and the block by an index of pairs. */
export async function readPhotoAccess(
  db: Queryable,
  id: string,
  holder: Holder,
): Promise<PhotoAccess | undefined> {
  const session = holder.kind === 'session' ? holder.sessionId : null
  const [access] = await sqlRows<PhotoAccess>(db)`select m.folder, m.status, m.processed,
        o.id as "ownerId", o.status as "ownerStatus", o.gender as "ownerGender",
        o.phone_verified as "ownerPhoneVerified",
        u.type as "userType", v.id as "viewerId", v.status as "viewerStatus",
        v.phone_verified as "viewerPhoneVerified", v.gender as "viewerGender",
        ${hasBlocked(sql`o.id`, sql`v.id`)} as "blockedByOwner"
      from media m join profiles o on o.id = m.profile_id
        left join sessions s on s.id = ${session}::uuid and s.ended_at is null
        left join users u on u.id = s.user_id and not u.disabled
        left join profiles v on v.user_id = u.id
      where m.id = ${id}`
  return access
}

/** Whether the holder of an address may see the photo now, whatever applied when the address was made. */
export function maySeePhoto(access: PhotoAccess, holder: Holder, size: PhotoSize): boolean {
  if (access.status === 'Deleted') return false
  if (holder.kind === 'guest')
    return size === 'blurred' && isApproved(access) && active.holds(holder, ownerOf(access))
  if (holder.kind === 'draft') return access.ownerId === holder.profileId && isOpenDraft(ownerOf(access))
  if (access.userType === 'au') return true
  const { viewerId, viewerGender } = access
  if (viewerId === null || viewerGender === null) return false
  return (
    viewerId === access.ownerId ||
    memberMaySeePhoto(access, { profileId: viewerId, gender: viewerGender }, size)
  )
}

const ownerOf = ({ ownerStatus, ownerGender, ownerPhoneVerified }: PhotoAccess) => ({
  status: ownerStatus,
  gender: ownerGender,
  phoneVerified: ownerPhoneVerified,
})

const isApproved = ({ status, processed }: PhotoAccess): boolean => status === 'Active' && processed

/** Members still see the photos of profiles that they have blocked, in the list of those. */
function memberMaySeePhoto(access: PhotoAccess, viewer: Viewer, size: PhotoSize): boolean {
  const seen = { ...ownerOf(access), blocks: { byOwner: access.blockedByOwner, byViewer: false } }
  if (!isApproved(access) || !isVisible(viewer, seen, notBlockedByOwner)) return false
  return size === 'blurred' || seesClearPhotos(access)
}

/** Whether the viewer may see unblurred photos of others. */
function seesClearPhotos({ viewerStatus: status, viewerPhoneVerified: phoneVerified }: PhotoAccess): boolean {
  if (status === null || closedStatuses.includes(status)) return false
  return !missingForFullView({ status, phoneVerified: phoneVerified ?? false })
}
