import { useState } from 'react'
import { queryClient } from '../../platform/queryClient.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { RecoveryCodesDialog } from '../factor/RecoveryCodes.tsx'
import { type FactorWay, SetUpFactor } from '../factor/SetUpFactor.tsx'
import { accountKey, useStartEnrolment } from './calls.ts'
import classes from './FactorList.module.css'

export function AddFactor({ hasApp }: { hasApp: boolean }) {
  const start = useStartEnrolment()
  const [way, setWay] = useState<FactorWay>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => start.reset()

  function begin(chosen: FactorWay) {
    setWay(chosen)
    start.mutate(undefined, { onError: ({ message }) => toastError(t(message)) })
  }

  async function done() {
    close()
    setCodes(undefined)
    toastSuccess(t('Your second factor is set up'))
    await queryClient.invalidateQueries({ queryKey: accountKey })
  }

  return (
    <div className={classes.add}>
      <Button variant="outlined" busy={start.isPending && way === 'passkey'} onClick={() => begin('passkey')}>
        {t('Add a passkey')}
      </Button>
      <Button variant="outlined" busy={start.isPending && way === 'app'} onClick={() => begin('app')}>
        {hasApp ? t('Replace the authenticator app') : t('Add an authenticator app')}
      </Button>
      {start.data && way && (
        <Dialog
          open
          title={way === 'app' ? t('Set up an authenticator app') : t('Add a passkey')}
          onClose={close}
        >
          <SetUpFactor
            challenge={start.data.challenge}
            way={way}
            onDone={done}
            onCodes={(newCodes) => {
              close()
              setCodes(newCodes)
            }}
            onExpired={(message) => {
              close()
              toastError(t(message))
            }}
          />
        </Dialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onSaved={done} />}
    </div>
  )
}
