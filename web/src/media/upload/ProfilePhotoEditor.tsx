import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import { DeletionDialog } from './DeletionDialog.tsx'
import classes from './PhotoEditors.module.css'
import { PhotoPicker } from './PhotoPicker.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import { type PhotoEditorProps, shownToOwner } from './photoEditor.ts'
import { photoProblem } from './photoFile.ts'
import { UploadedDialog } from './UploadedDialog.tsx'
import { useDeletion } from './useDeletion.ts'
import { useUpload } from './useUpload.ts'

const CropDialog = lazy(() => import('./CropDialog.tsx'))

/** The profile photo and, beside it, the one that waits to take its place. */
export function ProfilePhotoEditor({ profileId, media, isStaff, onChanged }: PhotoEditorProps) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const [uploaded, setUploaded] = useState(false)
  const deletion = useDeletion(profileId, onChanged)
  const upload = useUpload(profileId, 'pp', () => {
    setUploaded(true)
    onChanged()
  })

  function choose(chosen: File) {
    const problem = photoProblem(chosen)
    if (problem) upload.refuse(problem)
    else setFile(chosen)
  }

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
        <PhotoPicker label={t('Upload Profile Photo')} upload={upload} onFile={choose} />
      </div>
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            onClose={() => setFile(undefined)}
            onUnusable={(message) => {
              setFile(undefined)
              upload.refuse(message)
            }}
            onDone={(square) => {
              setFile(undefined)
              upload.send(square)
            }}
          />
        </Suspense>
      )}
      <DeletionDialog deletion={deletion} />
      <UploadedDialog open={uploaded} isStaff={isStaff} onClose={() => setUploaded(false)} />
    </>
  )
}
