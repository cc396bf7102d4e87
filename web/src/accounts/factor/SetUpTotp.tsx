import { codeLength, codeMissing } from '@bnr/contract/accounts/sixDigits'
import { encode } from 'uqr'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import login from '../login.module.css'
import { PanelSkeleton } from '../settings/PanelSkeleton.tsx'
import { type EnrolledFactor, enrolTotp, useNewTotp } from './calls.ts'
import { Expired } from './Expired.tsx'
import classes from './factor.module.css'
import { isExpired, wrongCode } from './factorDue.ts'

export interface SetUpProps {
  challenge: string
  /** Runs the enrolment and handles an expired challenge. */
  attempt: (enrol: () => Promise<EnrolledFactor>) => Promise<void>
  onExpired: (message: string) => void
}

export function SetUpTotp({ challenge, attempt, onExpired }: SetUpProps) {
  const { data: app, error, isFetching, refetch } = useNewTotp(challenge)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (code.length === codeLength ? {} : { code: codeMissing }),
    send: ({ code }) => attempt(() => enrolTotp(challenge, code)),
    refused: wrongCode,
  })
  if (error && isExpired(error)) return <Expired message={error.message} onExpired={onExpired} />
  if (error) return <ErrorState message={t(error.message)} busy={isFetching} onRetry={() => void refetch()} />
  if (!app) return <PanelSkeleton />
  const send = <SubmitButton form={form} label={t('Confirm')} wide />
  return (
    <Form form={form} className="stack-4" actions={send}>
      <ol className={classes.steps}>
        <li>
          {t('Open an authenticator app, such as Google Authenticator or Aegis, and scan this code.')}
          <QrCode text={app.uri} label={t('QR code for the authenticator app')} />
          {t('Cannot scan it? Enter this key in the app:')}
          <span className={classes.key}>{inFours(app.secret)}</span>
        </li>
        <li>{t('Enter the 6 digit code that the app now shows.')}</li>
      </ol>
      <div className={login.code}>
        <DigitsField
          label={t('Code')}
          required
          autoComplete="one-time-code"
          maxLength={codeLength}
          {...fieldOf(form, 'code')}
        />
      </div>
    </Form>
  )
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Scanners need a border of four light modules around a QR code. */
const quiet = 4

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: quiet })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={classes.qr}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
