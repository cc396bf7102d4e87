import { mediaKinds } from '@bnr/contract/media/schemas'
import type { TestimonialPhoto } from '@bnr/contract/testimonials/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Photo } from '../../media/Photo.tsx'
import album from '../../media/upload/PhotoPicker.module.css'
import { DeletablePhoto, PhotoPicker } from '../../media/upload/PhotoPicker.tsx'
import type { Upload } from '../../media/upload/useUpload.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastError } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useObjectAddress } from '../../ui/useObjectAddress.ts'
import classes from './StoryPhotos.module.css'

export interface StoryPhotosProps {
  photos: readonly TestimonialPhoto[]
  load: LoadPhoto
  upload: Upload
  onDelete: (mid: string) => Promise<unknown>
}

const { limit } = mediaKinds.tp

/** The photos of a story, with buttons to delete and, below the limit, to add. */
export function StoryPhotos({ photos, load, upload, onDelete }: StoryPhotosProps) {
  const [photoToDelete, setPhotoToDelete] = useState<string>()
  const labelOf = (index: number) => t('Photo {number} of the couple', { number: index + 1 })
  return (
    <>
      <p className={album.hint}>
        {t('{count} of {limit} photos. JPEG, PNG or WebP, up to 10 MB each.', {
          count: photos.length,
          limit,
        })}
      </p>
      <div className={`${album.photos} ${classes.photos}`}>
        {photos.map((photo, index) => (
          <DeletablePhoto key={photo.id} label={labelOf(index)} onDelete={() => setPhotoToDelete(photo.id)}>
            {photo.processing || photo.reason ? (
              <p className={album.processing}>{photo.reason ? t(photo.reason) : t('Processing…')}</p>
            ) : (
              <StoryPhoto photo={photo} label={labelOf(index)} load={load} />
            )}
          </DeletablePhoto>
        ))}
        {photos.length < limit && <PhotoPicker label={t('Add Photo')} upload={upload} onFile={upload.send} />}
      </div>
      {photoToDelete && (
        <Deletion
          key={photoToDelete}
          mid={photoToDelete}
          onDelete={onDelete}
          onClose={() => setPhotoToDelete((now) => (now === photoToDelete ? undefined : now))}
        />
      )}
    </>
  )
}

interface DeletionProps extends Pick<StoryPhotosProps, 'onDelete'> {
  mid: string
  onClose: () => void
}

function Deletion({ mid, onDelete, onClose }: DeletionProps) {
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    await onDelete(mid).catch((error: Error) => toastError(t(error.message)))
    setBusy(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('Delete this photo?')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Keep')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('We remove it from the story at once. You cannot undo this.')}</p>
    </ConfirmDialog>
  )
}

/** Loads a photo with the reader's credentials, because photos have no public address before the story is public. */
type LoadPhoto = (mid: string, signal: AbortSignal) => Promise<Blob>

interface StoryPhotoProps {
  photo: TestimonialPhoto
  label: string
  load: LoadPhoto
}

function StoryPhoto({ photo, label, load }: StoryPhotoProps) {
  const { data, error } = useQuery({
    queryKey: ['story photo', photo.id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => load(photo.id, signal),
  })
  const address = useObjectAddress(data)
  return address || error ? <Photo src={address} name="" alt={label} loading="eager" /> : <div aria-busy />
}
