import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { t } from '../../ui/translation.ts'
import { PanelSkeleton } from '../settings/PanelSkeleton.tsx'
import { type ConfirmedFactor, sendFactor, useFactorOptions, useSendPasskey } from './calls.ts'
import { Expired } from './Expired.tsx'
import { FactorCode } from './FactorCode.tsx'
import classes from './factor.module.css'
import { isExpired } from './factorDue.ts'
import { hasPasskeys, passkeyMessage, requestPasskey } from './passkeys.ts'

export interface ConfirmFactorProps {
  challenge: string
  onConfirmed: (reply: ConfirmedFactor) => unknown
  /** The challenge has expired, and only a new one helps. */
  onExpired: (message: string) => void
}

/** The ways to confirm a second factor: a passkey, an app's code, or a recovery code if neither is available. */
export function ConfirmFactor({ challenge, onConfirmed, onExpired }: ConfirmFactorProps) {
  const [recovering, setRecovering] = useState(false)
  const { data: ways, error, isFetching, refetch } = useFactorOptions(challenge)

  async function confirm(factor: Parameters<typeof sendFactor>[1]) {
    try {
      await onConfirmed(await sendFactor(challenge, factor))
    } catch (failure) {
      if (!isExpired(failure)) throw failure
      onExpired((failure as Error).message)
    }
  }

  if (error && isExpired(error)) return <Expired message={error.message} onExpired={onExpired} />
  if (error) return <ErrorState message={t(error.message)} busy={isFetching} onRetry={() => void refetch()} />
  if (!ways) return <PanelSkeleton />
  const passkey = hasPasskeys() ? ways.passkey : undefined
  const byCode = recovering || ways.totp
  return (
    <div className="stack-5">
      {passkey && !recovering && (
        <PasskeyButton
          label={t('Use a passkey')}
          ask={async () => confirm({ assertion: await requestPasskey(passkey) })}
          onFailed={() => void refetch()}
        />
      )}
      {byCode && (
        <FactorCode
          key={String(recovering)}
          recovering={recovering}
          second={passkey !== undefined && !recovering}
          onEnter={(code) => confirm({ code })}
        />
      )}
      {ways.passkey && !passkey && !byCode && (
        <p>{t('This browser cannot use your passkey. Use a recovery code, or log in on another device.')}</p>
      )}
      {ways.recoveryCode && (
        <Button variant="quiet" className={classes.other} onClick={() => setRecovering(!recovering)}>
          {recovering ? t('Back') : t('Use a recovery code')}
        </Button>
      )}
    </div>
  )
}

interface PasskeyButtonProps {
  label: string
  ask: () => Promise<void>
  /** A challenge works once, so the next try needs a new one. */
  onFailed?: () => void
}

function PasskeyButton({ label, ask, onFailed }: PasskeyButtonProps) {
  const sending = useSendPasskey(ask, onFailed)
  return (
    <div>
      <Button
        wide
        busy={sending.isPending}
        icon={<IconFingerprint size={22} aria-hidden />}
        onClick={() => sending.mutate()}
      >
        {label}
      </Button>
      <p role="alert" className={classes.failure}>
        {sending.error && t(passkeyMessage(sending.error))}
      </p>
    </div>
  )
}
