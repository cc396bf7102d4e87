import { z } from '#schema'
import { mediaStatuses } from '../media/schemas.ts'
import { amount, amountUpTo } from '../money.ts'
import { isoDate, line, moment, rowId } from '../values.ts'
import { wire } from '../wire.ts'

/** Width and height of a banner: the wide one for a desktop, the tall one for a phone. */
export const bannerFormats = { desktop: '1280x630', mobile: '930x1280' } as const
export type BannerFormat = keyof typeof bannerFormats
export const bannerFormatNames = Object.keys(bannerFormats) as [BannerFormat, ...BannerFormat[]]

/** Where an offer stands today: a draft was never published. */
export const offerStates = ['Draft', 'Coming', 'Running', 'Ended'] as const
export type OfferState = (typeof offerStates)[number]

const mostRupees = 1_000_000

const terms = {
  title: ['na', line(60, 'Enter a title'), 'Title'],
  membershipIds: [
    'mids',
    z.array(rowId).min(1, 'Select at least one plan').max(100),
    'First versions of the membership packages it holds for',
  ],
  startsOn: ['sd', isoDate('Select the first day'), 'First day, yyyy-MM-dd'],
  endsOn: ['ed', isoDate('Select the last day'), 'Last day, yyyy-MM-dd'],
  couponsHold: ['ch', z.boolean(), 'A coupon holds beside it'],
} as const

export const offerTerms = wire('Terms of an offer', {
  ...terms,
  price: [
    'am',
    amountUpTo(mostRupees, 'Enter an amount from 1 to 10,00,000'),
    'Rupees for each package, before tax',
  ],
})
export type OfferTerms = z.output<typeof offerTerms>

export const laterLastDay = wire('Later last day of an offer', { endsOn: terms.endsOn })
export type LaterLastDay = z.output<typeof laterLastDay>

const offerBanner = wire('Banner of an offer', {
  id: ['mid', z.string(), 'Id of the banner'],
  url: ['cu', z.string(), 'Address of the picture, while it is Ready'],
  format: ['mf', z.string(), 'Contains 1280x630 for desktop or 930x1280 for mobile'],
  status: ['ms', z.enum(mediaStatuses), 'Ready ones are shown'],
})
export type OfferBanner = z.output<typeof offerBanner>

const offeredPackage = wire('Plan of an offer', {
  planId: ['id', z.number().int(), 'The package as it is sold now'],
  lineage: ['lv', z.number().int(), 'Id of its first version'],
  name: ['na', z.string(), 'Name'],
  listAmount: ['la', amount, 'Amount without the offer, before tax'],
})
export type OfferedPackage = z.output<typeof offeredPackage>

export const offer = wire('Offer', {
  id: ['id', z.number().int(), 'Id'],
  ...terms,
  price: ['am', amount.optional(), 'Rupees for each package, before tax; none where it only shows them'],
  state: ['st', z.enum(offerStates), 'Where it stands today; to a member always Running'],
  endedAt: ['eat', moment.optional(), 'When it was ended before its last day; to staff alone'],
  packages: ['pk', z.array(offeredPackage), 'Packages it holds for that are sold now, the cheapest first'],
  banners: ['me', z.array(offerBanner), 'Banners'],
})
export type Offer = z.output<typeof offer>
