import { uploadPhoto } from '@bnr/contract/media/endpoints'
import { mediaKinds } from '@bnr/contract/media/schemas'
import { type ReactNode, useState } from 'react'
import { t } from '../../ui/translation.ts'
import { CroppedPicker } from './CroppedPicker.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import classes from './PhotoPicker.module.css'
import { PhotoPicker } from './PhotoPicker.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import { freeInAlbum, type PhotoEditorProps, shownToOwner } from './photoEditor.ts'
import { UploadedDialog } from './UploadedDialog.tsx'
import { useDeletion } from './useDeletion.ts'
import { type Upload, useUpload } from './useUpload.ts'

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
function Editor({ profileId, media, isStaff, onChanged, kind, hint, labelOf, picker }: EditorProps) {
  const [uploaded, setUploaded] = useState(false)
  const deletion = useDeletion(profileId, onChanged)
  const upload = useUpload({ endpoint: uploadPhoto, params: { id: profileId, kind } }, () => {
    setUploaded(true)
    onChanged()
  })
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
      <UploadedDialog open={uploaded} isStaff={isStaff} onClose={() => setUploaded(false)} />
    </>
  )
}
