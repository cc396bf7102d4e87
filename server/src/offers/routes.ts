import { indianDay } from '@bnr/contract/indianDay'
import * as endpoints from '@bnr/contract/offers/endpoints'
import { offerKeys } from '@bnr/contract/offers/keys'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { presented, type Sorted } from '../database/paged.ts'
import type { Actor } from '../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf, type RequestedCriterion } from '../http/criteria.ts'
import { sendPicture } from '../http/sendPicture.ts'
import { serve } from '../http/serve.ts'
import { receivePhoto } from '../media/receive.ts'
import type { Services } from '../services/services.ts'
import { bannerKey, saveBanner } from './banners.ts'
import { changeOffer, createOffer, endOffer, extendOffer, publishOffer } from './change.ts'
import { presentOffer } from './present.ts'
import { findOffers, holdsFor, inStates, loadOffer, requireShownBanner, running } from './store.ts'
import { offers } from './tables.ts'

export function offersRoutes(app: FastifyInstance, services: Services): void {
  shownOffers(app, services)
  managedOffers(app, services)
}

function shownOffers(app: FastifyInstance, services: Services): void {
  const { config, db, clock } = services
  const pageOfOffers = async (
    actor: Actor,
    page: Sorted,
    checked: readonly RequestedCriterion<typeof offerKeys>[],
    more?: SQL,
  ) => {
    const today = indianDay(clock.now())
    const includesHidden = checked.some(({ key }) => key !== 'me.ms')
    const wanted = checked.map((criterion) => conditionOf(conditions, criterion, today))
    const where = and(...wanted, more, includesHidden ? undefined : running(today)) ?? sql`true`
    const found = await findOffers(db, today, where, includesHidden ? 'all' : 'shown', page)
    return presented(found, (row) => presentOffer(config, row, actor))
  }

  serve(app, endpoints.searchOffers, ({ actor, query, body }) =>
    pageOfOffers(actor, query, checkCriteria(offerKeys, actor, body.criteria)),
  )

  serve(app, endpoints.offersOfMembership, ({ actor, params, query }) =>
    pageOfOffers(actor, query, [], holdsFor(params.id)),
  )

  serve(app, endpoints.offerBannerFile, async ({ params, reply }) => {
    await requireShownBanner(db, params.mid)
    return await sendPicture(services, reply, bannerKey(params.mid), 'public, max-age=86400, immutable')
  })
}

const conditions: Conditions<typeof offerKeys, [today: string], SQL | undefined> = {
  'me.ms': () => undefined,
  id: (id) => eq(offers.id, id),
  st: (states, today) => inStates([states].flat(), today),
}

function managedOffers(app: FastifyInstance, services: Services): void {
  const { config, db, clock } = services
  const shown = async (actor: Actor, id: number) =>
    presentOffer(config, await loadOffer(db, indianDay(clock.now()), id), actor)

  serve(app, endpoints.createOffer, async ({ actor, body }) =>
    shown(actor, await createOffer(services, actor, body)),
  )

  serve(app, endpoints.changeOffer, async ({ actor, params, body }) => {
    await changeOffer(services, actor, params.id, body)
    return await shown(actor, params.id)
  })

  serve(app, endpoints.extendOffer, async ({ actor, params, body }) => {
    await extendOffer(services, actor, params.id, body)
    return await shown(actor, params.id)
  })

  serve(app, endpoints.uploadOfferBanner, async ({ actor, params, request }) => {
    const content = await receivePhoto(request)
    const { userId } = actor
    await saveBanner(services, { offerId: params.id, format: params.format, content, userId })
    return await shown(actor, params.id)
  })

  serve(app, endpoints.previewOfferBanner, ({ params, reply }) =>
    sendPicture(services, reply, bannerKey(params.mid), 'private, max-age=3600'),
  )

  serve(app, endpoints.publishOffer, async ({ actor, params }) => {
    await publishOffer(services, actor, params.id)
    return await shown(actor, params.id)
  })

  serve(app, endpoints.endOffer, async ({ actor, params }) => {
    await endOffer(services, actor, params.id)
    return await shown(actor, params.id)
  })
}
