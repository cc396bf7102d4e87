import * as endpoints from '@bnr/contract/media/endpoints'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Actor, loggedIn, type Staff } from '../platform/actor.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { holderOf } from './addresses.ts'
import { deletePhoto, moderatePhoto } from './moderate.ts'
import { presentPhotos } from './present.ts'
import { sizeKey } from './processing.ts'
import { receivePhoto } from './receive.ts'
import { maySee, readSight } from './sight.ts'
import { photosInState } from './store.ts'
import { keepUpload } from './upload.ts'

/** What photos need of profiles, which know photos and not the other way round. */
export type ProfilesPort = {
  /** Locks the profile; to those who may not change it, it does not exist. */
  lockForEditor: (tx: Transaction, actor: Actor, profileId: number) => Promise<void>
  requireEditor: (db: Queryable, actor: Actor, profileId: number) => Promise<void>
  photosChanged: (tx: Transaction, profileId: number) => Promise<void>
  documents: (staff: Staff, ids: readonly number[]) => Promise<Profile[]>
  /** Selects the ids of those who are asked for; undefined asks for nobody in particular. */
  whoIs: (asked: { bnrId?: string | undefined; name?: string | undefined }) => SQL | undefined
}

export function mediaRoutes(app: FastifyInstance, services: Services, profiles: ProfilesPort): void {
  serve(app, endpoints.uploadPhoto, async ({ actor, params, request }) => {
    await profiles.requireEditor(services.db, actor, params.id)
    const upload = {
      profileId: params.id,
      kind: params.kind,
      content: await receivePhoto(request),
      userId: loggedIn(actor).userId,
    }
    const row = await keepUpload(services, upload, (tx) => profiles.lockForEditor(tx, actor, params.id))
    const [media] = presentPhotos(services, actor, [row], 'owner')
    if (!media) throw new Failure('internal')
    return { media }
  })

  serve(app, endpoints.deletePhoto, async ({ actor, params }) => {
    await profiles.requireEditor(services.db, actor, params.id)
    return await deletePhoto(
      services,
      loggedIn(actor).userId,
      { profileId: params.id, id: params.mid },
      profiles.photosChanged,
    )
  })

  serve(app, endpoints.photoQueue, async ({ actor, query }) => {
    const { results: photos, ...page } = await photosInState(services.db, {
      ...query,
      status: query.st,
      of: profiles.whoIs({ bnrId: query.pid, name: query.na }),
    })
    const owners = new Map(
      (
        await profiles.documents(
          actor as Staff,
          photos.map((photo) => photo.profileId),
        )
      ).map((profile) => [profile.id, profile]),
    )
    const results = photos.flatMap((photo) => {
      const profile = owners.get(photo.profileId)
      const [media] = presentPhotos(services, actor, [photo], 'owner')
      return profile && media ? [{ profile, media }] : []
    })
    return { ...page, results }
  })

  serve(app, endpoints.moderatePhoto, ({ actor, params, body }) =>
    moderatePhoto(
      services,
      actor as Staff,
      { profileId: params.id, id: params.mid, action: params.action, reason: body.reason },
      profiles.photosChanged,
    ),
  )

  serve(app, endpoints.photoFile, async ({ params, query, reply }) => {
    const holder = holderOf(services, { id: params.mid, size: params.size, ...query })
    const sight = holder && (await readSight(services.db, params.mid, holder))
    if (!sight || !maySee(sight, holder, params.size)) throw new Failure('link_expired')
    const content = await services.storage.get(sizeKey(sight.folder, params.size))
    if (!content) throw new Failure('not_found')
    return reply.header('cache-control', 'private, max-age=3600, immutable').type('image/webp').send(content)
  })
}
