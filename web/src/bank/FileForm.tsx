import { bankFile } from '@bnr/contract/bank/uploads'
import type { UseMutationResult } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { messageOf } from '../ui/form/messageOf.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import classes from './bank.module.css'
import { ColumnFields } from './ColumnFields.tsx'
import { FileButton } from './FileButton.tsx'
import { type Content, useFilePreview } from './useFilePreview.ts'

interface Preview<Columns> {
  headings: string[]
  /** Absent if the server does not know what the columns mean. */
  columns?: Columns | undefined
  errorCount: number
  /** New lines of the file. */
  added: number
}
interface FileFormProps<Columns extends object, Previewed, Given> {
  labels: Readonly<Record<keyof Columns & string, string>>
  optional?: readonly (keyof Columns & string)[]
  /** What is sent with the file; undefined until it is entered. */
  given: Given | undefined
  reading: UseMutationResult<Previewed, Error, Given & Content & { columns?: Columns | undefined }>
  upload: UseMutationResult<{ message: string }, Error, Given & Content & { columns: Columns }>
  onDone: () => void
  /** What must be entered before the file. `readWith` reads a chosen file, unless its preview is shown already. */
  before?: (readWith: (given: Given) => void, hasFile: boolean) => ReactNode
  children: (preview: Previewed) => ReactNode
}

/** A file that is read and shown first, and stored on a second press. */
export function FileForm<Columns extends object, Previewed extends Preview<Columns>, Given extends object>(
  props: FileFormProps<Columns, Previewed, Given>,
) {
  const { labels, optional, given, reading, upload, onDone, before, children } = props
  const { file, preview, previewOf, isCurrent, choose, readWith, map } = useFilePreview(
    given,
    reading,
    () => upload.isPending || upload.reset(),
  )
  const { columns, errorCount, added = 0 } = preview ?? {}
  const isReady = isCurrent && columns !== undefined && errorCount === 0 && added > 0
  const isBusy = upload.isPending || reading.isPending
  const error = upload.error ?? reading.error

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || isBusy || !file || !given) return
    const onSuccess = ({ message }: { message: string }) => {
      toastSuccess(t(message))
      onDone()
    }
    upload.mutate({ ...given, content: file.content, columns }, { onSuccess })
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      {before?.(readWith, file !== undefined)}
      <FileButton
        label={t(file ? 'Choose another file' : 'Choose a CSV or XLSX file')}
        name={file?.name}
        most={bankFile.bytes}
        onFile={choose}
      />
      {preview && (
        <>
          <ColumnFields
            key={[previewOf, ...preview.headings].join('\n')}
            labels={labels}
            {...(optional && { optional })}
            headings={preview.headings}
            columns={columns}
            onColumns={(mapped) => map(mapped as Columns)}
          />
          {children(preview)}
        </>
      )}
      <p role="alert" className="danger">
        {error && messageOf(error)}
      </p>
      <div>
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          {isReady ? t('Add new lines: {count}', { count: added }) : t('Add new lines')}
        </Button>
      </div>
    </form>
  )
}
