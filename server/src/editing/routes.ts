import { biodata } from '@bnr/contract/profiles/biodata'
import * as endpoints from '@bnr/contract/profiles/endpoints'
import { readAlbum } from '@bnr/contract/profiles/openings'
import { transitionNames } from '@bnr/contract/profiles/transitions'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { photosShown } from '../media/store.ts'
import type { Actor } from '../platform/actor.ts'
import { networkOf } from '../platform/callerKey.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { presentCompletion } from '../profiles/completion.ts'
import { historyOf } from '../profiles/history.ts'
import { requireEditor, requireReader, requireVisible } from '../profiles/policy.ts'
import { loadProfile, phoneIsTaken } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import { albumOf } from '../viewing/album.ts'
import { makeBiodata } from '../viewing/biodata/biodata.ts'
import { findJoined, isBlocked, presentJoined } from '../viewing/fullProfile.ts'
import { countOpening } from '../viewing/openings.ts'
import { changeProfile } from './change.ts'
import { makeTransition } from './transition.ts'

export function profilesRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, endpoints.checkPhone, async ({ query }) => ({
    exists: await phoneIsTaken(db, query.cc, query.nu),
  }))

  serve(app, endpoints.readProfile, ({ actor, query }) => readVisible(services, actor, query.pid))

  serve(app, endpoints.readDraft, async ({ actor, params }) => {
    const joined = await findJoined(services, actor, eq(profiles.id, params.id))
    if (!joined) throw new Failure('profile_not_found')
    requireEditor(actor, joined.row)
    return presentJoined(services, actor, joined)
  })

  serve(app, readAlbum, ({ actor, params }) => albumOf(services, actor, params.id))

  serve(app, endpoints.saveProfile, ({ actor, params, body, request }) => {
    const { currentPassword, code, ...sections } = body
    const given = { sections, proof: { currentPassword, code }, address: networkOf(request.ip) }
    return changeProfile(services, actor, params.id, given)
  })

  serve(app, endpoints.completion, async ({ actor, params }) => {
    const row = await loadProfile(db, params.id)
    requireEditor(actor, row)
    const photo = (await photosShown(db, [row.id])).has(row.id)
    return presentCompletion(row, photo, services.clock.now())
  })

  for (const name of transitionNames) {
    serve(app, endpoints.moves[name], ({ actor, params, body }) =>
      makeTransition(services, actor, params.id, name, body),
    )
  }

  serve(app, biodata, async ({ actor, params, query, reply }) => {
    const { pdf, bnrId } = await makeBiodata(services, actor, { ...params, ...query })
    return reply
      .header('content-disposition', `attachment; filename="biodata-${bnrId}.pdf"`)
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(pdf)
  })

  serve(app, endpoints.profileHistory, ({ params, query }) => historyOf(db, params.id, query))
}

async function readVisible(services: Services, actor: Actor, bnrId: string) {
  const joined = await findJoined(services, actor, eq(profiles.bnrId, Number(bnrId)))
  requireReader(actor, joined?.row)
  if (!joined) throw new Failure('profile_not_found')
  requireVisible(actor, joined.row, isBlocked(joined))
  await countOpening(services, actor, joined.row.id)
  return presentJoined(services, actor, joined)
}
