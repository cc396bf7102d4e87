import { z } from '#schema'
import { mediaStatuses } from '../media/schemas.ts'
import { wire } from '../wire.ts'

/** Width and height of a banner: the wide one for a desktop, the tall one for a phone. */
export const bannerFormats = { desktop: '1280x630', mobile: '930x1280' } as const

const offerBanner = wire('Banner of an offer', {
  id: ['mid', z.string(), 'Id of the banner'],
  url: ['cu', z.string(), 'Address of the picture'],
  format: ['mf', z.string(), 'Contains 1280x630 for desktop or 930x1280 for mobile'],
  status: ['ms', z.enum(mediaStatuses), 'Ready ones are shown'],
})
export type OfferBanner = z.output<typeof offerBanner>

export const offer = wire('Offer', {
  id: ['id', z.number().int(), 'Id'],
  membershipIds: ['mids', z.array(z.number().int()), 'Ids of the membership packages it holds for'],
  banners: ['me', z.array(offerBanner), 'Banners'],
})
export type Offer = z.output<typeof offer>
