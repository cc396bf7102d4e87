import type { OpenCard } from '@bnr/contract/profiles/card'
import Lightbox from '../../media/gallery/Lightbox.tsx'
import { useAlbum } from '../../profiles/calls.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { t } from '../../ui/translation.ts'

export interface AlbumLightboxProps {
  profile: OpenCard
  onClose: () => void
}

/** All photos of a profile. Lists contain only one, so the others are loaded on a press. */
export default function AlbumLightbox({ profile, onClose }: AlbumLightboxProps) {
  const { data, error, isFetching, refetch } = useAlbum(profile.id)
  const name = profile.basic?.name ?? ''
  if (data?.media.length) return <Lightbox photos={data.media} name={name} start={0} onClose={onClose} />
  return (
    <Dialog open title={t('Photos of {name}', { name })} onClose={onClose}>
      {error && <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && <p role="status">{data ? t('These photos have been removed') : t('Loading…')}</p>}
    </Dialog>
  )
}
