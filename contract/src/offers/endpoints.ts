import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { endpoint, idParam, idParams } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { offerKeys } from './keys.ts'
import { bannerFormatNames, laterLastDay, offer, offerTerms } from './schemas.ts'

const bannerId = z.string().regex(/^[a-z0-9]{10,40}$/)

export const searchOffers = searchEndpoint({
  path: '/offers/search',
  audit: noAudit.catalogue,
  permission: 'member.orStaff',
  summary: 'Offers that run today and have a banner that is shown, newest first',
  names: ['Offer', 'offers'],
  keys: offerKeys,
  item: offer,
  query: { sort: byCreation },
})

export const offersOfMembership = endpoint({
  method: 'GET',
  path: '/offers/search/:id',
  audit: noAudit.catalogue,
  permission: 'member.orStaff',
  summary: 'Offers that hold today for one membership package, newest first',
  params: idParams,
  query: z.object({ ...pageQuery(), sort: byCreation }),
  reply: pageOf('offers', offer),
})

export const offerBannerFile = endpoint({
  method: 'GET',
  path: '/offers/:mid',
  kept: true,
  audit: noAudit.catalogue,
  base: 'media',
  permission: 'public',
  summary: 'A banner that is shown',
  params: z.object({ mid: bannerId }),
  file: true,
})

const manage = { permission: 'offers.manage', reply: offer } as const

export const createOffer = endpoint({
  ...manage,
  method: 'POST',
  path: '/offers',
  audit: { changes: 'offer create' },
  summary: 'Draw up an offer; nobody is shown it before it is published',
  body: offerTerms,
})

export const changeOffer = endpoint({
  ...manage,
  params: idParams,
  method: 'PUT',
  path: '/offers/:id',
  audit: { changes: 'offer change' },
  summary: 'Change the terms of a draft',
  body: offerTerms,
})

export const extendOffer = endpoint({
  ...manage,
  params: idParams,
  method: 'PUT',
  path: '/offers/:id/extend',
  audit: { changes: 'offer extend' },
  summary: 'Give an offer a later last day; one that is over by its date holds again',
  body: laterLastDay,
})

export const uploadOfferBanner = endpoint({
  ...manage,
  method: 'POST',
  path: '/medias/upload/:id/ob/:format',
  audit: { changes: 'offer banner' },
  base: 'media',
  summary: 'Upload a banner of a draft: desktop 1280x630, mobile 930x1280, to the pixel',
  params: z.object({ id: idParam, format: z.enum(bannerFormatNames) }),
  upload: true,
  limit: { requests: 30 },
})

export const previewOfferBanner = endpoint({
  method: 'GET',
  path: '/offers/banners/:mid',
  kept: true,
  audit: noAudit.catalogue,
  permission: 'offers.manage',
  summary: 'A banner, whether it is shown or not',
  params: z.object({ mid: bannerId }),
  file: true,
})

export const publishOffer = endpoint({
  ...manage,
  params: idParams,
  method: 'PUT',
  path: '/offers/:id/publish',
  audit: { changes: 'offer publish' },
  summary: 'Show a draft that has both banners, from its first day',
})

export const endOffer = endpoint({
  ...manage,
  params: idParams,
  method: 'PUT',
  path: '/offers/:id/end',
  audit: { changes: 'offer end' },
  summary: 'End an offer now; invoices that hold it keep it',
})
