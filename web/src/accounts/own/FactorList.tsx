import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChangeDialog } from '../../ui/ChangeDialog.tsx'
import { momentShown } from '../../ui/moments.ts'
import { toastError } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { RecoveryCodesDialog } from '../factor/RecoveryCodes.tsx'
import { AddFactor } from './AddFactor.tsx'
import { type StaffAccount, useRemoveFactor, useRenewCodes } from './calls.ts'
import classes from './FactorList.module.css'

export function FactorList({ account }: { account: StaffAccount }) {
  const [removing, setRemoving] = useState<Removable>()
  const { passkeys, totpSince, recoveryCodesLeft, required } = account
  const added = (at: string) => t('Added {moment}', { moment: momentShown(at) })
  const isEmpty = passkeys.length === 0 && !totpSince
  return (
    <>
      {!required && <p className="note">{t('This demo does not ask for a second factor.')}</p>}
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
      {removing && <RemoveFactor removing={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

function FactorRow({ title, since, onRemove }: { title: string; since: string; onRemove: () => void }) {
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.title}>{title}</p>
        <p className="note">{since}</p>
      </div>
      <Button variant="quiet" of={title} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </li>
  )
}

const unusedShown = (left: number): string =>
  left === 1 ? t('1 of 10 is unused') : t('{left} of 10 are unused', { left })

function RecoveryRow({ left }: { left: number }) {
  const renew = useRenewCodes()
  const close = () => renew.reset()
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.title}>{t('Recovery codes')}</p>
        <p className="note">
          {left > 0 ? unusedShown(left) : t('You have used all your codes. Make new ones and save them.')}
        </p>
      </div>
      <Button
        variant="quiet"
        busy={renew.isPending}
        onClick={() => renew.mutate(undefined, { onError: ({ message }) => toastError(t(message)) })}
      >
        {t('Make new codes')}
      </Button>
      {renew.data && <RecoveryCodesDialog codes={renew.data.codes} onSaved={close} />}
    </li>
  )
}

/** A passkey by its id, or the authenticator app. */
type Removable = { factor: number | 'app'; name: string }

function RemoveFactor({ removing: { factor, name }, onClose }: { removing: Removable; onClose: () => void }) {
  return (
    <ChangeDialog
      change={useRemoveFactor()}
      input={factor}
      title={t('Remove {name}?', { name })}
      confirmLabel={t('Remove')}
      cancelLabel={t('Keep it')}
      destructive
      done={({ message }) => t(message)}
      onClose={onClose}
    >
      <p>{t('You can no longer use it to confirm a login.')}</p>
    </ChangeDialog>
  )
}
