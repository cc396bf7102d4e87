import { addressOf } from '@bnr/contract/client'
import { offerBannerFile } from '@bnr/contract/offers/endpoints'
import type { Offer } from '@bnr/contract/offers/schemas'
import type { Settings } from '../platform/settings.ts'
import type { WholeOffer } from './store.ts'

export function presentOffer(
  { mediaBase }: Settings,
  { price, endedAt, banners, ...row }: WholeOffer,
): Offer {
  const addressOfBanner = (mid: string) =>
    addressOf(offerBannerFile, { params: { mid } }, { apiBase: '/api', mediaBase })
  return {
    ...row,
    ...(price === null ? {} : { price }),
    ...(endedAt && { endedAt: new Date(endedAt).toISOString() }),
    banners: banners.map((banner) => ({ ...banner, url: addressOfBanner(banner.id) })),
  }
}
