import { CallError } from '@bnr/contract/client'
import { kindInToken, mailKindTitle } from '@bnr/contract/summaries/rules'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { notePageStatus } from '../platform/visit.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'
import notice from '../ui/notice.module.css'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { useUnsubscribe, useUnsubscribing } from './calls.ts'

export const meta = () => [...pageMeta('E-mails'), { name: 'referrer', content: 'no-referrer' }]

export default function UnsubscribePage() {
  const { token = '' } = useParams()
  const kind = kindInToken(token)
  const { data, error, isFetching, refetch } = useUnsubscribing(token)
  if (!kind || isForged(error)) return <Broken />
  if (data) return <Mails token={token} kind={t(mailKindTitle(kind))} isOff={data.isOff} />
  if (error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <Notice title={t('Your e-mails from us')} />
}

const isForged = (error: Error | null) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

function Broken() {
  notePageStatus(404)
  return (
    <Notice title={t('This link is not complete')}>
      <p>{t('Copy the whole link from our e-mail, or log in and choose there which e-mails you get.')}</p>
      <AllSettings />
    </Notice>
  )
}

/** A mail program that opens every link switches nothing off: a press does it. */
function Mails({ token, kind, isOff }: { token: string; kind: string; isOff: boolean }) {
  const { mutate, isPending, isSuccess, error } = useUnsubscribe(token)
  const title = isSuccess
    ? 'E-mails stopped'
    : isOff
      ? 'These e-mails are already off'
      : 'Your e-mails from us'
  return (
    <Notice title={t(title)}>
      <p role="status">
        {isOff
          ? t('We no longer send you these e-mails: {kind}.', { kind })
          : t('You get these e-mails from us: {kind}.', { kind })}
      </p>
      <p role="alert">{error && t(error.message)}</p>
      {isOff ? (
        <AllSettings />
      ) : (
        <Button busy={isPending} onClick={() => mutate()}>
          {t('Stop these e-mails')}
        </Button>
      )}
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={notice.notice}>
      <LogoMark className={notice.mark} />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}

const AllSettings = () => (
  <ButtonLink to="/profile/settings?active=notifications" variant="outlined">
    {t('All notification settings')}
  </ButtonLink>
)
