import { bankFile } from '@bnr/contract/bank/uploads'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { messageOf } from '../ui/form/messageOf.ts'
import { t } from '../ui/translation.ts'
import classes from './bank.module.css'
import { FileButton } from './FileButton.tsx'

export type ChosenFile = { name: string; content: string }

interface FileFormProps {
  file: ChosenFile | undefined
  onFile: (file: ChosenFile) => void
  /** New lines of the file; undefined while it cannot be sent. */
  added: number | undefined
  busy: boolean
  error: Error | null
  onSend: () => void
  /** What must be entered before the file. */
  before?: ReactNode
  /** The preview. */
  children: ReactNode
}

/** A file that is read and shown first, and stored on a second press. */
export function FileForm(props: FileFormProps) {
  const { file, onFile, added, busy, error, onSend, before, children } = props
  const isReady = added !== undefined && added > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !busy) onSend()
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      {before}
      <FileButton
        label={t(file ? 'Choose another file' : 'Choose a CSV or XLSX file')}
        name={file?.name}
        most={bankFile.bytes}
        onFile={onFile}
      />
      {children}
      <p role="alert" className="danger">
        {error && messageOf(error)}
      </p>
      <div>
        <Button type="submit" busy={busy} disabled={!isReady}>
          {isReady ? t('Add new lines: {count}', { count: added }) : t('Add new lines')}
        </Button>
      </div>
    </form>
  )
}
