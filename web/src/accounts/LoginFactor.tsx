import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { ConfirmFactor } from './factor/ConfirmFactor.tsx'
import type { ConfirmedFactor, EnrolledFactor } from './factor/calls.ts'
import classes from './factor/factor.module.css'
import type { FactorDue } from './factor/factorDue.ts'
import { SetUpFactor } from './factor/SetUpFactor.tsx'
import type { SessionUser } from './session.ts'
import { enter } from './sessionKeeper.ts'

export interface LoginFactorProps {
  due: FactorDue
  onLoggedIn: (user: SessionUser | undefined) => void
  /** Returns to the first factor, with a message if this login took too long. */
  onStartOver: (message?: string) => void
}

export function LoginFactor({ due, onLoggedIn, onStartOver }: LoginFactorProps) {
  const { challenge, setUp } = due

  async function finish({ token, refreshToken, userName, userType }: ConfirmedFactor | EnrolledFactor) {
    if (!token || !refreshToken) return onStartOver()
    onLoggedIn(await enter({ token, refreshToken, userName, userType }))
  }

  return (
    <div className="stack-5">
      {setUp ? (
        <>
          <p>{t('Staff accounts need a second factor. It protects members if a password is stolen.')}</p>
          <SetUpFactor challenge={challenge} onDone={finish} onExpired={onStartOver} />
        </>
      ) : (
        <ConfirmFactor challenge={challenge} onConfirmed={finish} onExpired={onStartOver} />
      )}
      <Button variant="quiet" className={classes.other} onClick={() => onStartOver()}>
        {t('Log in as somebody else')}
      </Button>
    </div>
  )
}
