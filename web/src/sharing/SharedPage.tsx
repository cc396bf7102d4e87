import { CallError } from '@bnr/contract/client'
import type { OpenedLink } from '@bnr/contract/sharing/endpoints'
import { openingsOfALink, sharedLinkDays } from '@bnr/contract/sharing/rules'
import { useParams } from 'react-router'
import { notePageStatus } from '../platform/visit.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'
import notice from '../ui/notice.module.css'
import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../ui/translation.ts'
import { BiodataView } from './BiodataView.tsx'
import { useOpenedLink } from './calls.ts'

const name = 'BNR Matrimony'

/** The same for every link and every state, so that a preview shows only the name of the service. */
export const meta = () => [
  { title: `${t('Shared profile')} | ${name}` },
  { property: 'og:title', content: name },
  { name: 'referrer', content: 'no-referrer' },
]

/** The page behind a link that a member sent to relatives. It needs no login. */
export default function SharedPage() {
  const { data, error, isFetching, refetch } = useOpenedLink(useParams().token ?? '')
  if (data?.biodata && data.state === 'open') return <BiodataView {...data} biodata={data.biodata} />
  if (data) return <Ended state={data.state} />
  if (error instanceof CallError && (error.status === 404 || error.status === 400))
    return (
      <Notice
        status={404}
        title="This link is not complete"
        text="Copy the whole link, or ask for it again."
      />
    )
  if (error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div style={{ padding: 'var(--bnr-gutter)' }}>
      <Skeleton height={620} card />
    </div>
  )
}

const endings: Record<Exclude<OpenedLink['state'], 'open' | 'preview'>, [title: string, text: string]> = {
  expired: ['This link has expired', 'A link works for {days} days. Ask for a new one.'],
  used: ['This link has been used up', 'A link can be opened {times} times. Ask for a new one.'],
  revoked: ['This link no longer works', 'It has been ended.'],
  gone: ['This profile is no longer available', 'It can no longer be opened with this link.'],
}

function Ended({ state }: Pick<OpenedLink, 'state'>) {
  if (state === 'preview' || state === 'open') return <Notice title={name} />
  const [title, text] = endings[state]
  return <Notice status={410} title={title} text={text} />
}

interface NoticeProps {
  title: string
  text?: string
  /** Status of a page that shows no profile. */
  status?: number
}

function Notice({ title, text, status = 200 }: NoticeProps) {
  notePageStatus(status)
  return (
    <div className={notice.notice}>
      <LogoMark className={notice.mark} />
      <h1 tabIndex={-1}>{t(title)}</h1>
      {text && <p>{t(text, { days: sharedLinkDays, times: openingsOfALink })}</p>}
      <ButtonLink to="/home" variant="outlined">
        {t('Register free')}
      </ButtonLink>
    </div>
  )
}
