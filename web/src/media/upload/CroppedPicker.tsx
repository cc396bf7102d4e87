import { useState } from 'react'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { PhotoPicker, type PhotoPickerProps } from './PhotoPicker.tsx'
import { photoProblem } from './photoFile.ts'

const CropDialog = lazyDialog(() => import('./CropDialog.tsx'))

/** A picker that crops the photo to a square before it uploads it. */
export function CroppedPicker({ label, upload }: Omit<PhotoPickerProps, 'onFile'>) {
  const [file, setFile] = useState<File>()

  function choose(chosen: File) {
    const problem = photoProblem(chosen)
    if (problem) upload.refuse(problem)
    else setFile(chosen)
  }

  const closeAnd =
    <Value,>(then: (value: Value) => void) =>
    (value: Value) => {
      setFile(undefined)
      then(value)
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
