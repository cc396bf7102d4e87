import { ErrorState } from '../../ui/ErrorState.tsx'
import { useObjectAddress } from '../../ui/useObjectAddress.ts'
import classes from './BannerSlot.module.css'
import { useBannerFile } from './calls.ts'

export interface BannerPreviewProps {
  id: string
  label: string
  /** Width and height in pixels, such as 1280x630. */
  size: string
}

/** Loads the banner with the session, because drafts are not public. Reserves its space until it arrives. */
export function BannerPreview({ id, label, size }: BannerPreviewProps) {
  const { data, error, isFetching, refetch } = useBannerFile(id)
  const address = useObjectAddress(data)
  const [width, height] = size.split('x').map(Number)
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!address)
    return <div className={classes.picture} style={{ aspectRatio: size.replace('x', ' / ') }} aria-busy />
  return <img src={address} alt={label} width={width} height={height} className={classes.picture} />
}
