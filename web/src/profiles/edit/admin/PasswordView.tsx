import type { Profile } from '@bnr/contract/profiles/profile'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useState } from 'react'
import { mayDo, useSession } from '../../../accounts/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toastError } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import classes from './AdminBlock.module.css'
import { useViewPassword } from './calls.ts'

/** Shows super administrators the member's password in clear. The server logs each view. */
export function PasswordView({ profile }: { profile: Profile }) {
  const { user } = useSession()
  const view = useViewPassword(profile.bnrId ?? '')
  if (!mayDo(user, 'password.view')) return null
  const open = () => view.mutate(undefined, { onError: ({ message }) => toastError(t(message)) })
  return (
    <>
      <Button
        variant="quiet"
        className={classes.change}
        icon={<IconEye size={18} aria-hidden />}
        busy={view.isPending}
        onClick={open}
      >
        {t('View')}
        <span className="visually-hidden"> {t('Password')}</span>
      </Button>
      <Dialog open={view.data !== undefined} title={t('Password')} onClose={() => view.reset()}>
        {view.data && <Clear password={view.data.password} />}
      </Dialog>
    </>
  )
}

/** Shows the result of copying inside the dialog, next to the button. */
function Clear({ password }: { password: string }) {
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => setCopied(t('Password copied to clipboard!')),
      () => setCopied(t('We could not copy the password. Select it and copy it yourself.')),
    )
  return (
    <>
      <p className={classes.password}>{password}</p>
      <p className="soft">{t('This view has been logged.')}</p>
      <div className={classes.actions}>
        <Button icon={<IconCopy size={20} aria-hidden />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <p role="status" className={classes.copied}>
          {copied}
        </p>
      </div>
    </>
  )
}
