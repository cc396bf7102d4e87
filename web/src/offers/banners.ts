import { bannerFormats, type Offer, type OfferBanner } from '@bnr/contract/offers/schemas'

type Banners = { wide: OfferBanner | undefined; tall: OfferBanner | undefined }

/** The banners for desktop and phone. A format may contain more than the size. */
export function bannersOf({ banners }: Offer): Banners {
  const shown = banners.filter(({ status }) => status === 'Ready')
  const of = (format: string) => shown.find((banner) => banner.format.includes(format))
  return { wide: of(bannerFormats.desktop), tall: of(bannerFormats.mobile) }
}
