import { CallError } from '@bnr/contract/client'
import { reportKinds, reportReasons } from '@bnr/contract/conversations/reportStates'
import type { FrozenMessage, OpenedReport } from '@bnr/contract/conversations/reports'
import { useParams } from 'react-router'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { momentShown } from '../../ui/moments.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { t } from '../../ui/translation.ts'
import { useOpenedReport } from '../reports/calls.ts'
import { DecideButtons } from './DecideButtons.tsx'
import classes from './ReportedMessagePage.module.css'

export const meta = () => pageMeta('Reported message')

export default function ReportedMessagePage() {
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useOpenedReport(id)
  if (data) return <Opened report={data} />
  if (error instanceof CallError && [400, 404].includes(error.status)) return <NoReport />
  if (error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <RowsSkeleton />
}

function NoReport() {
  return (
    <EmptyState
      isMissing
      title={t('Report not found')}
      action={<ButtonLink to="/ad/reported-messages">{t('Reported Messages')}</ButtonLink>}
    />
  )
}

function Opened({ report }: { report: OpenedReport }) {
  return (
    <>
      <PageTitle
        title={t('Reported message')}
        lead={t('You see the messages as they were at the time of the report. You cannot read later ones.')}
        actions={<DecideButtons report={report} />}
      />
      <FactList facts={factsOf(report)} />
      <h2 className={classes.title}>{t('Messages')}</h2>
      <ol className={classes.messages}>
        {report.messages.map((message) => (
          <li key={message.seq} className={classes.message} data-reported={message.isReported || undefined}>
            <Message message={message} report={report} />
          </li>
        ))}
      </ol>
    </>
  )
}

function factsOf({ kind, reason, at, about, reporter, state, decidedAt, decidedBy, note }: OpenedReport) {
  return [
    { label: 'Why', value: t(reason ? reportReasons[reason] : reportKinds[kind]) },
    { label: 'Sender', value: `${about.name} (${about.bnrId})` },
    { label: 'Reported by', value: reporter && `${reporter.name} (${reporter.bnrId})` },
    { label: 'When', value: momentShown(at) },
    { label: 'Status', value: t(state) },
    { label: 'Decided', value: decidedAt && [momentShown(decidedAt), decidedBy].filter(Boolean).join(' · ') },
    { label: 'Note', value: note },
  ]
}

function Message({ message, report }: { message: FrozenMessage; report: OpenedReport }) {
  const { isAbout, isReported, isWithdrawn, text, at } = message
  return (
    <>
      <p className="note">
        <strong>{isAbout ? report.about.name : report.reporter?.name}</strong> · {momentShown(at)}
        {isReported && ` · ${t('Reported')}`}
        {isWithdrawn && ` · ${t('Withdrawn by the sender')}`}
      </p>
      <p className={classes.text}>{text ?? t('The text has been erased.')}</p>
    </>
  )
}
