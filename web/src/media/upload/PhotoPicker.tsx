import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import classes from './PhotoPicker.module.css'
import { acceptedTypes } from './photoFile.ts'
import { UploadProgress } from './UploadProgress.tsx'
import type { Upload } from './useUpload.ts'

export interface PhotoPickerProps {
  label: string
  upload: Upload
  /** Takes the chosen file; sends it, or has it cropped first. */
  onFile: (file: File) => void
}

/** Add Photo: a press opens the device's picker, and a file can be dropped here. Errors stand below. */
export function PhotoPicker({ label, upload, onFile }: PhotoPickerProps) {
  const { t } = useTranslation()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { state } = upload

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  if (state.is === 'sending') return <UploadProgress {...state} onCancel={upload.cancel} />
  return (
    <div>
      <button
        type="button"
        className={classes.picker}
        data-over={over || undefined}
        aria-describedby={errorId}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconPhotoPlus size={28} aria-hidden />
        <span className={classes.label}>{label}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
      <div id={errorId} role="alert" className={classes.error}>
        {state.is === 'failed' && (
          <>
            <p>{t(state.message)}</p>
            {state.file && (
              <button type="button" className={classes.retry} onClick={upload.retry}>
                {t('Try again')}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
