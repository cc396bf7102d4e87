import * as endpoints from '@bnr/contract/offers/endpoints'
import { offerKeys } from '@bnr/contract/offers/keys'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { checkCriteria } from '../platform/criteria.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import { type Page, presented } from '../platform/paged.ts'
import type { Services } from '../platform/services.ts'
import { presentOffer } from './present.ts'
import { holdsFor, requireShownBanner, shownBanners, shownOffers } from './store.ts'

export const bannerKey = (id: string): string => `offers/${id}.webp`

export function offersRoutes(app: FastifyInstance, services: Services): void {
  serve(app, endpoints.searchOffers, async ({ actor, query, body }) => {
    checkCriteria(offerKeys, actor, body.criteria)
    return await pageOfOffers(services, query)
  })

  serve(app, endpoints.offersOfMembership, ({ params, query }) =>
    pageOfOffers(services, query, holdsFor(params.id)),
  )

  serve(app, endpoints.offerBannerFile, async ({ params, reply }) => {
    await requireShownBanner(services.db, params.mid)
    const content = await services.storage.get(bannerKey(params.mid))
    if (!content) throw new Failure('not_found')
    return reply.header('cache-control', 'public, max-age=86400, immutable').type('image/webp').send(content)
  })
}

async function pageOfOffers({ config, db }: Services, page: Page, where?: SQL) {
  const found = await shownOffers(db, where, page)
  const banners = await shownBanners(
    db,
    found.results.map(({ id }) => id),
  )
  return presented(found, (row) => presentOffer(config, row, banners))
}
