import type {
  StatementPreview as Preview,
  StatementColumn,
  StatementColumns,
} from '@bnr/contract/bank/uploads'
import { useState } from 'react'
import { TextField } from '../ui/fields/TextField.tsx'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { ColumnFields } from './ColumnFields.tsx'
import { useBankAccounts, usePreview, useUpload } from './calls.ts'
import { type ChosenFile, FileForm } from './FileForm.tsx'
import { StatementPreview } from './StatementPreview.tsx'

const labels: Record<StatementColumn, string> = {
  day: 'Day',
  reference: 'Reference',
  further: 'Second reference',
  amount: 'Credit, or amount with a sign',
  debit: 'Debit',
  sign: 'CR or DR',
}

/** The account, the file, the columns that were found or mapped, and the preview. */
export function UploadForm({ onDone }: { onDone: () => void }) {
  const [account, setAccount] = useState('')
  const [file, setFile] = useState<ChosenFile>()
  const [preview, setPreview] = useState<Preview>()
  const reading = usePreview()
  const upload = useUpload()
  const read = (chosen: ChosenFile | undefined, name = account, columns?: StatementColumns) => {
    if (!chosen || !name.trim()) return
    const statement = { account: name.trim(), content: chosen.content, ...(columns && { columns }) }
    reading.mutate(statement, { onSuccess: setPreview, onError: () => setPreview(undefined) })
  }
  const { columns, errorCount, added } = preview ?? {}

  function send() {
    if (!file || !columns) return
    const done = ({ message }: { message: string }) => {
      toastSuccess(t(message))
      onDone()
    }
    upload.mutate({ account: account.trim(), content: file.content, columns }, { onSuccess: done })
  }

  return (
    <FileForm
      file={file}
      onFile={(chosen) => {
        setFile(chosen)
        read(chosen)
      }}
      added={columns && errorCount === 0 ? added : undefined}
      busy={upload.isPending || reading.isPending}
      error={upload.error ?? reading.error}
      onSend={send}
      before={<AccountField account={account} onChange={setAccount} onLeave={(name) => read(file, name)} />}
    >
      {file && !account.trim() && <p role="status">{t('Enter the name of the account first.')}</p>}
      {preview && (
        <>
          <ColumnFields
            key={preview.headings.join('\n')}
            labels={labels}
            optional={['further', 'debit', 'sign']}
            headings={preview.headings}
            columns={columns}
            onColumns={(mapped) => read(file, account, mapped as StatementColumns)}
          />
          <StatementPreview preview={preview} />
        </>
      )}
    </FileForm>
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
