import { errors } from '@bnr/contract/errors'
import { openLogin } from '../../accounts/loginPrompt.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { t } from '../../ui/translation.ts'
import classes from './LoginInvitation.module.css'

export interface LoginInvitationProps {
  open: boolean
  onClose: () => void
}

/** Asks a guest who wants to see more to log in or register. */
export function LoginInvitation({ open, onClose }: LoginInvitationProps) {
  function login() {
    onClose()
    openLogin()
  }

  return (
    <Dialog open={open} title={t(errors.guest_pages.message)} onClose={onClose}>
      <p className={classes.text}>
        {t('Photos, names and contacts are shown to registered members only. Registration is free.')}
      </p>
      <div className={classes.actions}>
        <Button wide onClick={login}>
          {t('Login')}
        </Button>
        <ButtonLink wide variant="outlined" to="/home">
          {t('Go to Registration Page')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
