import { uploadOfferBanner } from '@bnr/contract/offers/endpoints'
import { type BannerFormat, bannerFormats, type Offer, type OfferBanner } from '@bnr/contract/offers/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import type { CSSProperties } from 'react'
import { PhotoPicker } from '../../media/upload/PhotoPicker.tsx'
import { useUpload } from '../../media/upload/useUpload.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useObjectAddress } from '../../ui/useObjectAddress.ts'
import classes from './BannerSlot.module.css'
import { useBannerFile, useOffersChanged } from './calls.ts'

const titles: Record<BannerFormat, string> = { desktop: 'Wide banner', mobile: 'Tall banner' }

export interface BannerSlotProps {
  offer: Offer
  format: BannerFormat
}

/** One of the two banners. A draft's banner can be uploaded or replaced. */
export function BannerSlot({ offer, format }: BannerSlotProps) {
  const size = bannerFormats[format]
  const banner = offer.banners.find((candidate) => candidate.format.includes(size))
  const title = t(titles[format])
  const isOpen = canDo(offer, 'banner')
  return (
    <section aria-label={title} className={classes[format]}>
      <h3 className={classes.title}>
        {title} <span className={classes.size}>{t('{size} pixels', { size: size.replace('x', ' × ') })}</span>
      </h3>
      {banner && <Banner banner={banner} label={title} size={size} />}
      {isOpen && <BannerUpload offer={offer} format={format} replaces={banner !== undefined} />}
      {!banner && !isOpen && <p className={classes.none}>{t('Not uploaded')}</p>}
    </section>
  )
}

function Banner({ banner, ...shown }: { banner: OfferBanner } & Omit<BannerPreviewProps, 'id'>) {
  if (banner.status === 'Rejected')
    return (
      <p role="alert" className="danger">
        {t('We could not read this picture. Upload another one.')}
      </p>
    )
  if (banner.processing)
    return (
      <p role="status" className={classes.none}>
        {t('Processing…')}
      </p>
    )
  return <BannerPreview key={banner.id} id={banner.id} {...shown} />
}

function BannerUpload({ offer, format, replaces }: BannerSlotProps & { replaces: boolean }) {
  const changed = useOffersChanged()
  const target = { endpoint: uploadOfferBanner, params: { id: offer.id, format } }
  const title = t(titles[format])
  const upload = useUpload(target, () => {
    toastSuccess(t('{banner} uploaded', { banner: title }))
    void changed()
  })
  const shape = replaces ? 'auto' : bannerFormats[format].replace('x', ' / ')
  return (
    <div style={{ '--picker-shape': shape } as CSSProperties}>
      <PhotoPicker
        label={replaces ? t('Replace {banner}', { banner: title }) : t('Choose {banner}', { banner: title })}
        upload={upload}
        onFile={upload.send}
      />
    </div>
  )
}

interface BannerPreviewProps {
  id: string
  label: string
  /** Width and height in pixels, such as 1280x630. */
  size: string
}

/** Loads the banner with the session, because drafts are not public. Reserves its space until it arrives. */
function BannerPreview({ id, label, size }: BannerPreviewProps) {
  const { data, error, isFetching, refetch } = useBannerFile(id)
  const address = useObjectAddress(data)
  const [width, height] = size.split('x').map(Number)
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!address)
    return <div className={classes.picture} style={{ aspectRatio: size.replace('x', ' / ') }} aria-busy />
  return <img src={address} alt={label} width={width} height={height} className={classes.picture} />
}
