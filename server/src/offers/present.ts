import { addressOf } from '@bnr/contract/client'
import { offerBannerFile } from '@bnr/contract/offers/endpoints'
import type { Offer, OfferBanner } from '@bnr/contract/offers/schemas'
import type { Config } from '../config.ts'
import type { OfferRow, ShownBanner } from './store.ts'

export function presentOffer(
  config: Config,
  row: Pick<OfferRow, 'id' | 'membershipIds'>,
  banners: readonly ShownBanner[],
): Offer {
  const own = banners.filter(({ offerId }) => offerId === row.id)
  return {
    id: row.id,
    membershipIds: row.membershipIds,
    banners: own.map((banner) => presentBanner(config, banner)),
  }
}

function presentBanner({ mediaBase }: Config, { id, format, status }: ShownBanner): OfferBanner {
  const url = addressOf(offerBannerFile, { params: { mid: id } }, { apiBase: '/api', mediaBase })
  return { id, url, format, status }
}
