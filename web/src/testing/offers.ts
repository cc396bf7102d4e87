import { type Offer, offer } from '@bnr/contract/offers/schemas'
import { type OfferState, offerMachine, offerStateOf } from '@bnr/contract/offers/states'
import { fromWire } from '@bnr/contract/rename'
import { allowedActions } from '@bnr/contract/stateMachine'
import { manager } from './people.ts'

type Dated = { st?: OfferState; eat?: string }

/** An offer for one plan in wire format, as a tele manager receives it. */
export const offerOnWire = (more: Dated & Record<string, unknown> = {}) => ({
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
  can: allowedActions(
    offerMachine,
    offerStateOf({ state: more.st ?? 'Running', endedAt: more.eat }),
    manager,
  ),
  ...more,
})

export const sentOffer = (more?: Parameters<typeof offerOnWire>[0]) =>
  fromWire(offer, offerOnWire(more)) as Offer
