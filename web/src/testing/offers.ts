import { type Offer, offer } from '@bnr/contract/offers/schemas'
import { fromWire } from '@bnr/contract/rename'

/** An offer for one plan in wire format. */
export const offerOnWire = (more: object = {}) => ({
  id: 3,
  na: 'Christmas offer',
  mids: [4],
  sd: '2026-11-01',
  ed: '2026-12-31',
  ch: false,
  am: 6999,
  st: 'Running',
  pk: [{ id: 4, lv: 4, na: 'Platinum Classic', la: 8500 }],
  me: [
    { mid: 'wide', cu: '/media/offers/wide', mf: 'banner 1280x630', ms: 'Ready' },
    { mid: 'tall', cu: '/media/offers/tall', mf: '930x1280', ms: 'Ready' },
  ],
  ...more,
})

export const sentOffer = (more?: object) => fromWire(offer, offerOnWire(more)) as Offer
