import { uploadPhoto } from '@bnr/contract/media/endpoints'
import { type MediaItem, mediaKinds, mediaStatusLabels } from '@bnr/contract/media/schemas'
import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { t } from '../../ui/translation.ts'
import { Photo } from '../Photo.tsx'
import { CroppedPicker } from './CroppedPicker.tsx'
import classes from './PhotoPicker.module.css'
import { DeletablePhoto, type DeletablePhotoProps, PhotoPicker } from './PhotoPicker.tsx'
import { freeInAlbum, type PhotoEditorProps, shownToOwner } from './photoEditor.ts'
import { useDeletion } from './useDeletion.ts'
import { type Upload, useUpload } from './useUpload.ts'

const UploadedDialog = lazyDialog(() => import('./UploadedDialog.tsx'))

/** The profile photo and the one that waits to replace it. */
export function ProfilePhotoEditor(props: PhotoEditorProps) {
  return (
    <Editor
      {...props}
      kind="pp"
      hint={t('Show your face clearly. Use a photo from the last 3 months. JPEG, PNG or WebP, up to 10 MB.')}
      labelOf={() => t('Profile photo')}
      picker={(upload) => <CroppedPicker label={t('Upload Profile Photo')} upload={upload} />}
    />
  )
}

export function AlbumEditor(props: PhotoEditorProps) {
  const { limit } = mediaKinds.ap
  const free = freeInAlbum(props.media)
  return (
    <Editor
      {...props}
      kind="ap"
      hint={t('{count} of {limit} photos. JPEG, PNG or WebP, up to 10 MB each.', {
        count: limit - free,
        limit,
      })}
      labelOf={(number) => t('Album photo {number}', { number })}
      picker={(upload) =>
        free > 0 ? (
          <PhotoPicker label={t('Add Photo')} upload={upload} onFile={upload.send} />
        ) : (
          <p className={classes.full}>{t('The album is full. To add a photo, delete one first.')}</p>
        )
      }
    />
  )
}

interface EditorProps extends PhotoEditorProps {
  kind: 'pp' | 'ap'
  hint: string
  labelOf: (number: number) => string
  picker: (upload: Upload) => ReactNode
}

/** The photos of one kind, with buttons to delete and to add. */
function Editor({
  profileId,
  media,
  isStaff,
  onChanged,
  onSending,
  kind,
  hint,
  labelOf,
  picker,
}: EditorProps) {
  const [uploaded, setUploaded] = useState(false)
  const deletion = useDeletion(profileId, onChanged)
  const upload = useUpload({ endpoint: uploadPhoto, params: { id: profileId, kind } }, () => {
    setUploaded(true)
    onChanged()
  })
  const isSending = upload.state.is === 'sending'
  useEffect(() => onSending?.(isSending), [isSending, onSending])
  return (
    <>
      <p className={classes.hint}>{hint}</p>
      <div className={kind === 'ap' ? `${classes.photos} ${classes.album}` : classes.photos}>
        {shownToOwner(media, kind).map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            label={labelOf(index + 1)}
            onDelete={() => deletion.ask(photo)}
          />
        ))}
        {picker(upload)}
      </div>
      <DeletionDialog deletion={deletion} />
      {uploaded && <UploadedDialog isStaff={isStaff} onClose={() => setUploaded(false)} />}
    </>
  )
}

function DeletionDialog({ deletion }: { deletion: ReturnType<typeof useDeletion> }) {
  return (
    <ConfirmDialog
      open={deletion.photo !== undefined}
      title={t('Delete this photo?')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Keep')}
      busy={deletion.busy}
      onConfirm={deletion.confirm}
      onClose={deletion.close}
    >
      <p>{t('This removes the photo from the profile at once. You cannot undo this.')}</p>
      <p role="alert" className="danger">
        {deletion.problem && t(deletion.problem)}
      </p>
    </ConfirmDialog>
  )
}

interface PhotoTileProps extends Omit<DeletablePhotoProps, 'children'> {
  photo: MediaItem
}

/** A photo of the own profile with its status and the reason of a rejection. */
function PhotoTile({ photo, label, onDelete }: PhotoTileProps) {
  return (
    <div className={classes.tile}>
      <DeletablePhoto label={label} onDelete={onDelete}>
        {photo.processing ? (
          <p className={classes.processing}>{t('Processing…')}</p>
        ) : (
          <Photo src={photo.thumbnailUrl} name="" alt={label} />
        )}
      </DeletablePhoto>
      {photo.status === 'Ready' && <p className={classes.waiting}>{t(mediaStatusLabels.Ready)}</p>}
      {photo.status === 'Rejected' && (
        <p className={classes.rejected}>
          {photo.reason ? t('Rejected: {reason}', { reason: photo.reason }) : t('Rejected')}
        </p>
      )}
    </div>
  )
}
