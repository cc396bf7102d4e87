import { useState } from 'react'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { PhotoPicker, type PhotoPickerProps } from './PhotoPicker.tsx'
import { photoProblem } from './photoFile.ts'

const CropDialog = lazyDialog(() => import('./CropDialog.tsx'))

/** A picker whose photo is cut to a square before it is sent. */
export function CroppedPicker({ label, upload }: Omit<PhotoPickerProps, 'onFile'>) {
  const [file, setFile] = useState<File>()

  function choose(chosen: File) {
    const problem = photoProblem(chosen)
    if (problem) upload.refuse(problem)
    else setFile(chosen)
  }

  const closeAnd =
    <Given,>(then: (given: Given) => void) =>
    (given: Given) => {
      setFile(undefined)
      then(given)
    }

  return (
    <>
      <PhotoPicker label={label} upload={upload} onFile={choose} />
      {file && (
        <CropDialog
          file={file}
          onClose={() => setFile(undefined)}
          onUnusable={closeAnd(upload.refuse)}
          onDone={closeAnd(upload.send)}
        />
      )}
    </>
  )
}
