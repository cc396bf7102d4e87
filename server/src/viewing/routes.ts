import type { Reply } from '@bnr/contract/endpoint'
import { photoFile, photoQueue } from '@bnr/contract/media/endpoints'
import { biodata, downloadProfile } from '@bnr/contract/profiles/biodata'
import { openContact } from '@bnr/contract/profiles/contact'
import { readDraft, readProfile } from '@bnr/contract/profiles/endpoints'
import { readAlbum } from '@bnr/contract/profiles/openings'
import { previewProfile } from '@bnr/contract/profiles/preview'
import type { FastifyInstance } from 'fastify'
import { serveDownload } from '../downloads/serveDownload.ts'
import { sendPicture } from '../http/sendPicture.ts'
import { serve } from '../http/serve.ts'
import { holderOf } from '../media/addresses.ts'
import { sizeKey } from '../media/processing.ts'
import { Failure } from '../platform/failure.ts'
import { framed } from '../printing/framed.ts'
import { requireEditor } from '../profiles/policy.ts'
import { sectionsOf } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { biodataFile } from './biodata/biodata.ts'
import { albumOf, loadJoined, openProfile, presentJoined } from './fullProfile.ts'
import { photosToJudge } from './photoQueue.ts'
import { maySeePhoto, readPhotoAccess } from './photoVisibility.ts'
import { profilePreview } from './preview/preview.ts'

export function viewingRoutes(app: FastifyInstance, services: Services): void {
  serve(app, readProfile, ({ actor, query }) => openProfile(services, actor, query.pid))

  serve(app, readDraft, async ({ actor, params }) => {
    const joined = await loadJoined(services, actor, params.id)
    requireEditor(actor, joined.row)
    return presentJoined(services, actor, joined)
  })

  serveDownload(app, services, biodata, ({ actor, params, query }) =>
    biodataFile(services, actor, { ...params, ...query }),
  )

  serveDownload(app, services, downloadProfile, ({ actor, params, query }) =>
    biodataFile(services, actor, { ...params, contact: query.s === undefined }),
  )

  serve(app, previewProfile, async ({ actor, params, query, reply }) => {
    const preview = { ...params, short: query.s !== undefined }
    return framed(reply, await profilePreview(services, actor, preview), { pictures: true })
  })

  serve(app, openContact, ({ params }) => contactDetails(services, params.id))

  servePhotos(app, services)
}

function servePhotos(app: FastifyInstance, services: Services): void {
  serve(app, readAlbum, ({ actor, params }) => albumOf(services, actor, params.id))

  serve(app, photoQueue, ({ actor, query }) => photosToJudge(services, actor, query))

  serve(app, photoFile, async ({ params, query, reply }) => {
    const holder = holderOf(services, { id: params.mid, size: params.size, ...query })
    const access = holder && (await readPhotoAccess(services.db, params.mid, holder))
    if (!access || !maySeePhoto(access, holder, params.size)) throw new Failure('link_expired')
    const key = sizeKey(access.folder, params.size)
    return await sendPicture(services, reply, key, 'private, max-age=3600, immutable')
  })
}

/** The contact details of a family. */
async function contactDetails({ db }: Services, id: number): Promise<Reply<typeof openContact>> {
  const row = await loadProfile(db, id)
  const { contactPersonName, contactPersonPhone } = sectionsOf(row).basic ?? {}
  return {
    phone: { countryCode: row.phoneCountryCode, number: row.phoneNumber, type: 'M' },
    ...(contactPersonName && { contactPersonName }),
    ...(contactPersonPhone && { contactPersonPhone }),
    ...(row.email && { email: row.email }),
  }
}
