import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '../../../ui/Button.tsx'
import { momentShown } from '../../../ui/moments.ts'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import type { OpenSession } from './calls.ts'
import classes from './SessionsPanel.module.css'

export interface SessionListProps {
  sessions: readonly OpenSession[]
  /** Ends one session by its id, or all others. */
  end: UseMutationResult<{ message: string }, Error, string>
}

export function SessionList({ sessions, end }: SessionListProps) {
  const endNow = (sid: string) =>
    end.mutate(sid, {
      onSuccess: ({ message }) => toastSuccess(t(message)),
      onError: ({ message }) => toastError(t(message)),
    })
  const busyWith = end.isPending ? end.variables : undefined
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busyWith === session.id}
            onEnd={() => endNow(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="outlined" busy={busyWith === 'others'} onClick={() => endNow('others')}>
          {t('Log out elsewhere')}
        </Button>
      ) : (
        <p className="note">{t('No other devices.')}</p>
      )}
    </>
  )
}

const handheld = ['Android', 'iPhone', 'iPad']

interface SessionRowProps {
  session: OpenSession
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const device = deviceShown(session)
  const Icon = handheld.includes(session.system ?? '') ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.row}>
      <Icon size={26} aria-hidden className="soft" />
      <div>
        <p className={classes.device}>
          {device}
          {session.current && <span className={classes.current}>{t('This device')}</span>}
        </p>
        <p className="note">
          {t('Logged in {moment}', { moment: momentShown(session.startedAt) })}
          <br />
          {t('Last used {moment}', { moment: momentShown(session.usedAt) })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          busy={busy}
          className={classes.end}
          aria-label={t('Log out {device}', { device })}
          onClick={onEnd}
        >
          {t('Log out')}
        </Button>
      )}
    </li>
  )
}

function deviceShown({ browser, system }: OpenSession): string {
  if (browser && system) return t('{browser} on {system}', { browser, system })
  return browser ?? system ?? t('Unknown device')
}
