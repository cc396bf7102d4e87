import { kindInToken, mailKindTitle } from '@bnr/contract/summaries/rules'
import { useParams } from 'react-router'
import { notePageStatus } from '../platform/visit.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'
import notice from '../ui/notice.module.css'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { useUnsubscribe } from './calls.ts'

export const meta = () => [...pageMeta('E-mails'), { name: 'referrer', content: 'no-referrer' }]

/** Without a script on the way, so that a mail program that opens every link switches nothing off: a press does it. */
export default function UnsubscribePage() {
  const { token = '' } = useParams()
  const kind = kindInToken(token)
  const { mutate, isPending, isSuccess, error } = useUnsubscribe(token)
  if (!kind) notePageStatus(404)
  return (
    <div className={notice.notice}>
      <LogoMark className={notice.mark} />
      <h1 tabIndex={-1}>{titleOf(kind !== undefined, isSuccess)}</h1>
      {kind && (
        <p role="status">
          {isSuccess
            ? t('We have stopped these e-mails: {kind}.', { kind: t(mailKindTitle(kind)) })
            : t('You get these e-mails from us: {kind}.', { kind: t(mailKindTitle(kind)) })}
        </p>
      )}
      {!kind && <p>{t('Copy the whole link from our e-mail.')}</p>}
      <p role="alert">{error && t(error.message)}</p>
      {kind && !isSuccess ? (
        <Button busy={isPending} onClick={() => mutate()}>
          {t('Stop these e-mails')}
        </Button>
      ) : (
        <ButtonLink to="/profile/settings?active=notifications" variant="outlined">
          {t('All notification settings')}
        </ButtonLink>
      )}
    </div>
  )
}

function titleOf(isKnown: boolean, isDone: boolean): string {
  if (!isKnown) return t('This link is not complete')
  return isDone ? t('E-mails stopped') : t('Your e-mails from us')
}
