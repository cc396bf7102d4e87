import { addressOf } from '@bnr/contract/client'
import { offerBannerFile } from '@bnr/contract/offers/endpoints'
import type { Offer, OfferBanner } from '@bnr/contract/offers/schemas'
import type { Config } from '../config.ts'
import type { BannerRow, OfferRow } from './store.ts'

export function presentOffer(config: Config, row: OfferRow, banners: readonly BannerRow[]): Offer {
  const own = banners.filter(({ offerId }) => offerId === row.id)
  return {
    id: row.id,
    membershipIds: row.membershipIds,
    banners: own.map((banner) => presentBanner(config, banner)),
  }
}

function presentBanner({ mediaBase }: Config, { id, format, status }: BannerRow): OfferBanner {
  const url = addressOf(offerBannerFile, { params: { mid: id } }, { apiBase: '/api', mediaBase })
  return { id, url, format, status }
}
