import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import classes from './PhotoPicker.module.css'
import { acceptedTypes } from './photoFile.ts'
import type { Upload } from './useUpload.ts'

export interface PhotoPickerProps {
  label: string
  upload: Upload
  /** Called with the chosen file. */
  onFile: (file: File) => void
}

/** Opens the device's picker, and also accepts a dropped file. Errors appear below. */
export function PhotoPicker({ label, upload, onFile }: PhotoPickerProps) {
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, ...target } = useDroppedFile(onFile)
  const { state } = upload

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    // Reset, so that the same file can be chosen again after a failure.
    currentTarget.value = ''
  }

  if (state.is === 'sending') return <UploadProgress {...state} onCancel={upload.cancel} />
  return (
    <div>
      <button
        type="button"
        className={classes.picker}
        data-over={isOver || undefined}
        aria-describedby={errorId}
        onClick={() => input.current?.click()}
        {...target}
      >
        <IconPhotoPlus size={28} aria-hidden />
        <span className={classes.label}>{label}</span>
      </button>
      <input ref={input} type="file" accept={acceptedTypes} hidden onChange={choose} />
      <UploadFailure id={errorId} upload={upload} />
    </div>
  )
}

/** The error of the last upload. A file that was sent can be sent again. */
function UploadFailure({ id, upload: { state, retry } }: { id: string; upload: Upload }) {
  return (
    <div id={id} role="alert" className={classes.error}>
      {state.is === 'failed' && <p>{t(state.message)}</p>}
      {state.is === 'failed' && state.file && (
        <button type="button" className={classes.retry} onClick={retry}>
          {t('Try again')}
        </button>
      )}
    </div>
  )
}

export interface DeletablePhotoProps {
  /** The photo's name for screen readers, such as "Album photo 2". */
  label: string
  children: ReactNode
  onDelete: () => void
}

/** A photo or its placeholder, with a delete button. */
export function DeletablePhoto({ label, children, onDelete }: DeletablePhotoProps) {
  return (
    <div className={classes.frame}>
      {children}
      <button
        type="button"
        className={classes.delete}
        aria-label={t('Delete {label}', { label })}
        onClick={onDelete}
      >
        <IconTrash size={20} aria-hidden />
      </button>
    </div>
  )
}

interface UploadProgressProps {
  name: string
  progress: number
  onCancel: () => void
}

function UploadProgress({ name, progress, onCancel }: UploadProgressProps) {
  const percent = Math.round(progress * 100)
  return (
    <Surface compact className={classes.upload}>
      <p className={classes.name}>{name}</p>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('Uploading {name}', { name })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={classes.bar} style={{ width: `${percent}%` }} />
      </div>
      <div className={classes.foot}>
        <p>{percent < 100 ? t('{percent}%', { percent }) : t('Almost done…')}</p>
        <Button variant="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </Surface>
  )
}

/** Handlers for an element that accepts a dropped file, and whether one is over it. */
function useDroppedFile(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
}
