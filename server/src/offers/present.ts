import { addressOf } from '@bnr/contract/client'
import { offerBannerFile } from '@bnr/contract/offers/endpoints'
import type { Offer } from '@bnr/contract/offers/schemas'
import { offerMachine, offerStateOf } from '@bnr/contract/offers/states'
import { allowedActions } from '@bnr/contract/stateMachine'
import type { Actor } from '../http/actor.ts'
import type { Settings } from '../platform/settings.ts'
import type { WholeOffer } from './store.ts'

/** Only staff see what they can do with it. */
export function presentOffer(
  { mediaBase }: Settings,
  { price, endedAt, banners, ...row }: WholeOffer,
  viewer: Actor,
): Offer {
  const addressOfBanner = (mid: string) =>
    addressOf(offerBannerFile, { params: { mid } }, { apiBase: '/api', mediaBase })
  return {
    ...row,
    ...(price === null ? {} : { price }),
    ...(viewer.kind === 'staff' && {
      can: allowedActions(offerMachine, offerStateOf({ ...row, endedAt }), viewer),
    }),
    ...(endedAt && { endedAt: new Date(endedAt).toISOString() }),
    banners: banners.map(({ processed, ...banner }) => ({
      ...banner,
      url: addressOfBanner(banner.id),
      ...(!processed && { processing: true }),
    })),
  }
}
