import type { Input } from '@bnr/contract/endpoint'
import type { photoQueue } from '@bnr/contract/media/endpoints'
import { type SQL, sql } from 'drizzle-orm'
import type { Staff } from '../http/actor.ts'
import { presentPhotos } from '../media/present.ts'
import { photosInState } from '../media/store.ts'
import { nameBegins } from '../profiles/nameWords.ts'
import type { Services } from '../services/services.ts'
import { profilesWithPhotos } from './fullProfile.ts'

type PhotoQueueQuery = Input<typeof photoQueue>['query']

/** One page of the photos that wait for staff to approve them, each with its profile. */
export async function photosToJudge(
  services: Services,
  staff: Staff,
  { st, pid, na, page, size }: PhotoQueueQuery,
) {
  const of = profilesMatching(pid, na)
  const { results: photos, ...paged } = await photosInState(services.db, { status: st, of, page, size })
  const owners = await profilesWithPhotos(
    services,
    staff,
    photos.map((photo) => photo.profileId),
  )
  const results = photos.flatMap((photo) => {
    const profile = owners.get(photo.profileId)
    const [media] = presentPhotos(services, staff, [photo], 'owner')
    return profile && media ? [{ profile, media }] : []
  })
  return { ...paged, results }
}

/** Selects the profiles with this BNR ID or name. Undefined when neither is given. */
function profilesMatching(bnrId: string | undefined, name: string | undefined): SQL | undefined {
  const conditions = [...(bnrId ? [sql`bnr_id = ${Number(bnrId)}`] : []), ...(name ? [nameBegins(name)] : [])]
  return conditions.length > 0
    ? sql`select id from profiles where ${sql.join(conditions, sql` and `)}`
    : undefined
}
