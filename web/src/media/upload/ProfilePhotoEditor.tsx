import { useState } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import { CroppedPicker } from './CroppedPicker.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import classes from './PhotoEditors.module.css'
import { PhotoTile } from './PhotoTile.tsx'
import { type PhotoEditorProps, shownToOwner } from './photoEditor.ts'
import { UploadedDialog } from './UploadedDialog.tsx'
import { useDeletion } from './useDeletion.ts'
import { useUpload } from './useUpload.ts'

/** The profile photo and, beside it, the one that waits to take its place. */
export function ProfilePhotoEditor({ profileId, media, isStaff, onChanged }: PhotoEditorProps) {
  const { t } = useTranslation()
  const [uploaded, setUploaded] = useState(false)
  const deletion = useDeletion(profileId, onChanged)
  const upload = useUpload(profileId, 'pp', () => {
    setUploaded(true)
    onChanged()
  })
  return (
    <>
      <p className={classes.hint}>
        {t('A clear face, no older than 3 months. JPEG, PNG or WebP, up to 10 MB.')}
      </p>
      <div className={classes.photos}>
        {shownToOwner(media, 'pp').map((photo) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            label={t('Profile photo')}
            onDelete={() => deletion.ask(photo)}
          />
        ))}
        <CroppedPicker label={t('Upload Profile Photo')} upload={upload} />
      </div>
      <DeletionDialog deletion={deletion} />
      <UploadedDialog open={uploaded} isStaff={isStaff} onClose={() => setUploaded(false)} />
    </>
  )
}
