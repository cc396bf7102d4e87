import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { endpoint, idParam } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { wire } from '../wire.ts'
import { offer } from './schemas.ts'

export const offerSearch = wire('Offer search', {
  criteria: ['criterias', criteria.default([]), 'Conditions, all of which must hold'],
})

export const searchOffers = endpoint({
  method: 'POST',
  path: '/offers/search',
  permission: 'member.orStaff',
  summary: 'Offers with a banner that is shown, newest first',
  query: z.object(pageQuery()),
  body: offerSearch,
  reply: pageOf('offers', offer),
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
