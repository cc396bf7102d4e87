import { mediaKinds } from '@bnr/contract/media/schemas'
import { useState } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import { DeletionDialog } from './DeletionDialog.tsx'
import classes from './PhotoEditors.module.css'
import { PhotoPicker } from './PhotoPicker.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import { freeInAlbum, type PhotoEditorProps, shownToOwner } from './photoEditor.ts'
import { UploadedDialog } from './UploadedDialog.tsx'
import { useDeletion } from './useDeletion.ts'
import { useUpload } from './useUpload.ts'

export function AlbumEditor({ profileId, media, isStaff, onChanged }: PhotoEditorProps) {
  const { t } = useTranslation()
  const [uploaded, setUploaded] = useState(false)
  const deletion = useDeletion(profileId, onChanged)
  const upload = useUpload(profileId, 'ap', () => {
    setUploaded(true)
    onChanged()
  })
  const { limit } = mediaKinds.ap
  const free = freeInAlbum(media)
  return (
    <>
      <p className={classes.hint}>
        {t('{held} of {limit} photos. JPEG, PNG or WebP, up to 10 MB each.', { held: limit - free, limit })}
      </p>
      <div className={classes.photos}>
        {shownToOwner(media, 'ap').map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            label={t('Album photo {number}', { number: index + 1 })}
            onDelete={() => deletion.ask(photo)}
          />
        ))}
        {free > 0 ? (
          <PhotoPicker label={t('Add Photo')} upload={upload} onFile={upload.send} />
        ) : (
          <p className={classes.full}>{t('The album is full. Delete a photo to add another one.')}</p>
        )}
      </div>
      <DeletionDialog deletion={deletion} />
      <UploadedDialog open={uploaded} isStaff={isStaff} onClose={() => setUploaded(false)} />
    </>
  )
}
