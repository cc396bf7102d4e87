import { z } from '#schema'
import { endpoint, idParam } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { offerKeys } from './keys.ts'
import { offer } from './schemas.ts'

export const searchOffers = searchEndpoint({
  path: '/offers/search',
  permission: 'member.orStaff',
  summary: 'Offers with a banner that is shown, newest first',
  names: ['Offer', 'offers'],
  keys: offerKeys,
  item: offer,
})

export const offersOfMembership = endpoint({
  method: 'GET',
  path: '/offers/search/:id',
  permission: 'member.orStaff',
  summary: 'Offers that hold for one membership package, newest first',
  params: z.object({ id: idParam }),
  query: z.object(pageQuery()),
  reply: pageOf('offers', offer),
})

export const offerBannerFile = endpoint({
  method: 'GET',
  path: '/offers/:mid',
  base: 'media',
  permission: 'public',
  summary: 'A banner that is shown',
  params: z.object({ mid: z.string().regex(/^[a-z0-9]{10,40}$/) }),
  file: true,
  reply: z.unknown(),
})
