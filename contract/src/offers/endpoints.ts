import { z } from '#schema'
import { endpoint, idParam } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { offerKeys } from './keys.ts'
import { bannerFormatNames, laterLastDay, offer, offerTerms } from './schemas.ts'
import { offerMachine } from './states.ts'

const bannerId = z.string().regex(/^[a-z0-9]{10,40}$/)

export const searchOffers = searchEndpoint({
  path: '/offers/search',
  audit: noAudit.catalogue,
  permission: 'member.orStaff',
  summary: 'Running offers with a published banner, newest first',
  names: ['Offer', 'offers'],
  keys: offerKeys,
  item: offer,
  query: { sort: byCreation },
})

export const offersOfMembership = endpoint({
  path: '/offers/search/:id',
  audit: noAudit.catalogue,
  permission: 'member.orStaff',
  summary: 'Running offers for one plan, newest first',
  query: z.object({ ...pageQuery(), sort: byCreation }),
  reply: pageOf('offers', offer),
})

export const offerBannerFile = endpoint({
  path: '/offers/:mid',
  cacheable: true,
  audit: noAudit.catalogue,
  base: 'media',
  permission: 'public',
  summary: 'A published banner',
  params: z.object({ mid: bannerId }),
  file: true,
})

const manage = { permission: 'offers.manage', reply: offer } as const

export const createOffer = endpoint({
  ...manage,
  method: 'POST',
  path: '/offers',
  audit: { changes: 'offer create' },
  summary: 'Create an offer; members do not see it before it is published',
  body: offerTerms,
})

export const changeOffer = endpoint({
  ...manage,
  method: 'PUT',
  path: '/offers/:id',
  audit: { changes: offerMachine.actions.change.audit },
  summary: 'Change the terms of a draft',
  body: offerTerms,
})

export const extendOffer = endpoint({
  ...manage,
  method: 'PUT',
  path: '/offers/:id/extend',
  audit: { changes: offerMachine.actions.extend.audit },
  summary: 'Give an offer a later last day; an offer that has passed its last day runs again',
  body: laterLastDay,
})

export const uploadOfferBanner = endpoint({
  ...manage,
  method: 'POST',
  path: '/medias/upload/:id/ob/:format',
  audit: { changes: offerMachine.actions.banner.audit },
  base: 'media',
  summary: 'Upload a banner of a draft: exactly 1280x630 pixels for desktop, 930x1280 for mobile',
  params: z.object({ id: idParam, format: z.enum(bannerFormatNames) }),
  upload: true,
  limit: { requests: 30 },
})

export const previewOfferBanner = endpoint({
  path: '/offers/banners/:mid',
  cacheable: true,
  audit: noAudit.catalogue,
  permission: 'offers.manage',
  summary: 'A banner, published or not',
  params: z.object({ mid: bannerId }),
  file: true,
})

export const publishOffer = endpoint({
  ...manage,
  method: 'PUT',
  path: '/offers/:id/publish',
  audit: { changes: offerMachine.actions.publish.audit },
  summary: 'Publish a draft that has both banners; members see it from its first day',
})

export const endOffer = endpoint({
  ...manage,
  method: 'PUT',
  path: '/offers/:id/end',
  audit: { changes: offerMachine.actions.end.audit },
  summary: 'End an offer now; invoices that already use it keep it',
})
