import { momentShown } from '@bnr/contract/profiles/facts/shown'
import { useState } from 'react'
import { queryClient } from '../../platform/queryClient.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { RecoveryCodes } from '../factor/RecoveryCodes.tsx'
import { type FactorWay, SetUpFactor } from '../factor/SetUpFactor.tsx'
import { accountKey, type StaffAccount, useRemoveFactor, useRenewCodes, useStartEnrolment } from './calls.ts'
import classes from './FactorList.module.css'

/** A factor that may be removed: a passkey by its id, or the authenticator app. */
type Removable = { factor: number | 'app'; name: string }

export function FactorList({ account }: { account: StaffAccount }) {
  const { t } = useTranslation()
  const [removing, setRemoving] = useState<Removable>()
  const { passkeys, totpSince, recoveryCodesLeft, required } = account
  const isEmpty = passkeys.length === 0 && !totpSince
  return (
    <>
      {!required && <p className={classes.soft}>{t('Logins ask for no second factor in this demo.')}</p>}
      {isEmpty && <p>{t('No second factor is set up yet.')}</p>}
      <ul className={classes.list}>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <FactorRow
            key={id}
            title={t('Passkey: {name}', { name })}
            since={usedAt ? t('Last used {moment}', { moment: momentShown(usedAt) }) : added(createdAt)}
            onRemove={() => setRemoving({ factor: id, name })}
          />
        ))}
        {totpSince && (
          <FactorRow
            title={t('Authenticator app')}
            since={added(totpSince)}
            onRemove={() => setRemoving({ factor: 'app', name: t('the authenticator app') })}
          />
        )}
        {!isEmpty && <RecoveryRow left={recoveryCodesLeft} />}
      </ul>
      <AddFactor hasApp={totpSince !== undefined} />
      <RemoveFactor removing={removing} onClose={() => setRemoving(undefined)} />
    </>
  )

  function added(at: string) {
    return t('Added {moment}', { moment: momentShown(at) })
  }
}

function FactorRow({ title, since, onRemove }: { title: string; since: string; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.title}>{title}</p>
        <p className={classes.soft}>{since}</p>
      </div>
      <Button variant="quiet" of={title} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </li>
  )
}

function RecoveryRow({ left }: { left: number }) {
  const { t } = useTranslation()
  const renew = useRenewCodes()
  const close = () => renew.reset()
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.title}>{t('Recovery codes')}</p>
        <p className={classes.soft}>
          {left > 0 ? t('{left} of 10 are unused', { left }) : t('None left. Make new ones and save them.')}
        </p>
      </div>
      <Button
        variant="quiet"
        busy={renew.isPending}
        onClick={() => renew.mutate(undefined, { onError: ({ message }) => toastError(t(message)) })}
      >
        {t('Make new codes')}
      </Button>
      {renew.data && (
        <Dialog open title={t('Your new recovery codes')} onClose={close}>
          <RecoveryCodes codes={renew.data.codes} onSaved={close} />
        </Dialog>
      )}
    </li>
  )
}

function AddFactor({ hasApp }: { hasApp: boolean }) {
  const { t } = useTranslation()
  const start = useStartEnrolment()
  const [way, setWay] = useState<FactorWay>()
  const close = () => start.reset()

  function begin(chosen: FactorWay) {
    setWay(chosen)
    start.mutate(undefined, { onError: ({ message }) => toastError(t(message)) })
  }

  async function done() {
    close()
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
            onExpired={(message) => {
              close()
              toastError(t(message))
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

function RemoveFactor({ removing, onClose }: { removing: Removable | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const remove = useRemoveFactor()

  function confirm() {
    if (!removing) return
    remove.mutate(removing.factor, {
      onSuccess: ({ message }) => toastSuccess(t(message)),
      onError: ({ message }) => toastError(t(message)),
      onSettled: onClose,
    })
  }

  return (
    <ConfirmDialog
      open={removing !== undefined}
      title={t('Remove {name}?', { name: removing?.name ?? '' })}
      confirmLabel={t('Remove')}
      cancelLabel={t('Keep it')}
      destructive
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('You can no longer confirm a login with it.')}</p>
    </ConfirmDialog>
  )
}
