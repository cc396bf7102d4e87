import { bankFile, type StatementPreview as Preview, type StatementColumns } from '@bnr/contract/bank/uploads'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { messageOf } from '../ui/form/messageOf.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import classes from './bank.module.css'
import { ColumnFields } from './ColumnFields.tsx'
import { useBankAccounts, usePreview, useUpload } from './calls.ts'
import { FileButton } from './FileButton.tsx'
import { StatementPreview } from './StatementPreview.tsx'

type Chosen = { name: string; content: string }

/** The account, the file, the columns that were found or mapped, and the preview. */
export function UploadForm({ onDone }: { onDone: () => void }) {
  const [account, setAccount] = useState('')
  const [file, setFile] = useState<Chosen>()
  const [preview, setPreview] = useState<Preview>()
  const reading = usePreview()
  const upload = useUpload()
  const read = (chosen: Chosen | undefined, name = account, columns?: StatementColumns) => {
    if (!chosen || !name.trim()) return
    const statement = { account: name.trim(), content: chosen.content, ...(columns && { columns }) }
    reading.mutate(statement, { onSuccess: setPreview, onError: () => setPreview(undefined) })
  }
  const { columns, errorCount = 0, added = 0 } = preview ?? {}
  const isReady = file && columns && errorCount === 0 && added > 0

  function send(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    upload.mutate(
      { account: account.trim(), content: file.content, columns },
      {
        onSuccess: ({ message }) => {
          toastSuccess(t(message))
          onDone()
        },
      },
    )
  }

  return (
    <form className={classes.form} onSubmit={send}>
      <AccountField account={account} onChange={setAccount} onLeave={(name) => read(file, name)} />
      <FileButton
        label={t(file ? 'Choose another file' : 'Choose a CSV file')}
        name={file?.name}
        most={bankFile.bytes}
        onFile={(chosen) => {
          setFile(chosen)
          read(chosen)
        }}
      />
      {file && !account.trim() && <p role="status">{t('Enter the name of the account first.')}</p>}
      {preview && (
        <>
          <ColumnFields
            key={preview.headings.join('\n')}
            preview={preview}
            onColumns={(mapped) => read(file, account, mapped)}
          />
          <StatementPreview preview={preview} />
        </>
      )}
      <Failure error={upload.error ?? reading.error} />
      <div>
        <Button type="submit" busy={upload.isPending || reading.isPending} disabled={!isReady}>
          {isReady ? t('Add new lines: {count}', { count: added }) : t('Add new lines')}
        </Button>
      </div>
    </form>
  )
}

function Failure({ error }: { error: Error | null }) {
  return (
    <p role="alert" className="danger">
      {error && messageOf(error)}
    </p>
  )
}

interface AccountFieldProps {
  account: string
  onChange: (account: string) => void
  onLeave: (account: string) => void
}

/** Offers the accounts of earlier statements, whose columns are known. */
function AccountField({ account, onChange, onLeave }: AccountFieldProps) {
  const { data } = useBankAccounts()
  return (
    <>
      <TextField
        label={t('Bank account')}
        description={t('For example HDFC 4711. We remember the columns of its statements under this name.')}
        required
        maxLength={60}
        autoComplete="off"
        list="bank-accounts"
        value={account}
        onChange={onChange}
        onBlur={({ currentTarget }) => onLeave(currentTarget.value)}
      />
      <datalist id="bank-accounts">
        {data?.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
