import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ConsentField } from '../../ui/fields/CheckField.tsx'
import { t } from '../../ui/translation.ts'
import classes from './factor.module.css'

export interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => unknown
}

/** Shows the recovery codes, once and never again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  return <CodesToSave codes={codes} saved={useSavedCodes(onSaved)} />
}

/** The codes in a dialog, which Escape and a press outside do not close before they are saved. */
export function RecoveryCodesDialog({ codes, onSaved }: RecoveryCodesProps) {
  const saved = useSavedCodes(onSaved)
  return (
    <Dialog open title={t('Your new recovery codes')} onClose={saved.finish}>
      <CodesToSave codes={codes} saved={saved} />
    </Dialog>
  )
}

function useSavedCodes(onSaved: () => unknown) {
  const [isSaved, setIsSaved] = useState(false)
  const [error, setError] = useState<string>()
  const finish = () => void (isSaved ? onSaved() : setError(t('Save the codes first')))
  return { isSaved, setIsSaved, error: isSaved ? undefined : error, finish }
}

type CodesToSaveProps = Pick<RecoveryCodesProps, 'codes'> & { saved: ReturnType<typeof useSavedCodes> }

function CodesToSave({ codes, saved }: CodesToSaveProps) {
  const [copied, setCopied] = useState('')

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(t('Codes copied')),
      () => setCopied(t('We could not copy the codes. Write them down.')),
    )

  return (
    <div>
      <p>
        {t(
          'Save these recovery codes now. You see them only once. If you lose your second factor, each code logs you in once.',
        )}
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="stack-5">
        <div className={classes.buttons}>
          <Button variant="outlined" onClick={() => void copy()}>
            {t('Copy')}
          </Button>
          <Button variant="outlined" onClick={() => saveFile(codes)}>
            {t('Save as a file')}
          </Button>
        </div>
        <p role="status">{copied}</p>
        <ConsentField
          label={t('I have saved these codes')}
          checked={saved.isSaved}
          error={saved.error}
          onChange={saved.setIsSaved}
        />
        <Button onClick={saved.finish}>{t('Continue')}</Button>
      </div>
    </div>
  )
}

function saveFile(codes: readonly string[]) {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'bnr-recovery-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
