import type {
  StatementPreview as Preview,
  StatementColumn,
  StatementColumns,
} from '@bnr/contract/bank/uploads'
import { useState } from 'react'
import { TextField } from '../ui/fields/TextField.tsx'
import { t } from '../ui/translation.ts'
import { useBankAccounts, usePreview, useUpload } from './calls.ts'
import { FileForm } from './FileForm.tsx'
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
  const named = (name: string) => (name.trim() ? { account: name.trim() } : undefined)
  return (
    <FileForm<StatementColumns, Preview, { account: string }>
      labels={labels}
      optional={['further', 'debit', 'sign']}
      given={named(account)}
      reading={usePreview()}
      upload={useUpload()}
      onDone={onDone}
      before={(readWith, hasFile) => (
        <>
          <AccountField
            account={account}
            onChange={setAccount}
            onLeave={(name) => {
              const given = named(name)
              if (given) readWith(given)
            }}
          />
          {hasFile && !account.trim() && <p role="status">{t('Enter the name of the account first.')}</p>}
        </>
      )}
    >
      {(preview) => <StatementPreview preview={preview} />}
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
