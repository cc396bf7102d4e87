import { z } from '#schema'
import { mediaStatuses } from '../media/transitions.ts'
import { amount, amountUpTo } from '../money.ts'
import { maxPrice, wrongPrice } from '../prices.ts'
import { canFieldOf } from '../stateMachine.ts'
import { isoDate, line, moment, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { offerMachine, offerStates } from './states.ts'

/** Width and height of the banners for desktop and mobile, in pixels. */
export const bannerFormats = { desktop: '1280x630', mobile: '930x1280' } as const
export type BannerFormat = keyof typeof bannerFormats
export const bannerFormatNames = Object.keys(bannerFormats) as [BannerFormat, ...BannerFormat[]]

const terms = {
  title: ['na', line(60, 'Enter a title'), 'Title'],
  membershipIds: [
    'mids',
    z.array(rowId).min(1, 'Select at least one plan').max(100),
    'Ids of the first versions of its plans',
  ],
  startsOn: ['sd', isoDate('Select the first day'), 'First day, yyyy-MM-dd'],
  endsOn: ['ed', isoDate('Select the last day'), 'Last day, yyyy-MM-dd'],
  couponsHold: ['ch', z.boolean(), 'A coupon can be combined with it'],
} as const

export const offerTerms = wire('Terms of an offer', {
  ...terms,
  price: ['am', amountUpTo(maxPrice, wrongPrice), 'Price of each plan in rupees, before tax'],
})
export type OfferTerms = z.output<typeof offerTerms>

export const laterLastDay = wire('Later last day of an offer', { endsOn: terms.endsOn })
export type LaterLastDay = z.output<typeof laterLastDay>

const offerBanner = wire('Banner of an offer', {
  id: ['mid', z.string(), 'Id of the banner'],
  url: ['cu', z.string(), 'Address of the image, while the banner is Ready'],
  format: ['mf', z.string(), 'Contains 1280x630 for desktop or 930x1280 for mobile'],
  status: ['ms', z.enum(mediaStatuses), 'Ready banners are shown; Rejected ones could not be read'],
  processing: ['pr', z.boolean().optional(), 'The server is still making the picture; staff only'],
})
export type OfferBanner = z.output<typeof offerBanner>

const offeredPlan = wire('Plan of an offer', {
  planId: ['id', z.number().int(), 'Id of the current version'],
  lineage: ['lv', z.number().int(), 'Id of its first version'],
  name: ['na', z.string(), 'Name'],
  listAmount: ['la', amount, 'Price without the offer, before tax'],
})
export type OfferedPlan = z.output<typeof offeredPlan>

export const offer = wire('Offer', {
  id: ['id', z.number().int(), 'Id'],
  ...terms,
  price: [
    'am',
    amount.optional(),
    'Price of each plan in rupees, before tax; absent if the offer only presents the plans',
  ],
  state: ['st', z.enum(offerStates), 'State today; always Running for members'],
  can: canFieldOf(offerMachine, 'staff'),
  endedAt: ['eat', moment.optional(), 'When staff ended it before its last day; staff only'],
  plans: ['pk', z.array(offeredPlan), 'Plans of the offer that are on sale, the cheapest first'],
  banners: ['me', z.array(offerBanner), 'Banners'],
})
export type Offer = z.output<typeof offer>
