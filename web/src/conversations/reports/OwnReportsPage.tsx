import { type MessageReportState, reportReasons } from '@bnr/contract/conversations/reportStates'
import type { OwnReport } from '@bnr/contract/conversations/reports'
import { ButtonLink } from '../../ui/Button.tsx'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { usePage } from '../../ui/list/useAddress.ts'
import { momentShown } from '../../ui/moments.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { nameOf } from '../words.ts'
import { useOwnReports } from './calls.ts'
import classes from './OwnReportsPage.module.css'

export const meta = () => pageMeta('Your reports')

const outcomes: Record<MessageReportState, string> = {
  Waiting: 'Our team has not decided yet.',
  Dismissed: 'Our team read the message and decided not to remove it.',
  Removed: 'Our team removed the message.',
}

/** The messages that the member has reported, and when staff read them. */
export default function OwnReportsPage() {
  const paging = usePage()
  return (
    <>
      <PageTitle title={t('Your reports')} lead={t('Only you and our team see what you reported.')} />
      <PagedList
        found={useOwnReports(paging.page)}
        {...paging}
        skeleton={<CardSkeletonList count={2} />}
        empty={<NothingReported />}
      >
        {(reports) => (
          <ul className={classes.list}>
            {reports.map((report) => (
              <Surface as="li" key={report.id}>
                <Report report={report} />
              </Surface>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function NothingReported() {
  return (
    <EmptyState
      title={t('You have not reported any messages yet')}
      message={t('To report a message, press "Report" below it.')}
      action={<ButtonLink to="/messages">{t('All messages')}</ButtonLink>}
    />
  )
}

function Report({ report }: { report: OwnReport }) {
  const { at, reason, state, looks } = report
  return (
    <>
      <h2 className={classes.title}>{t('A message from {name}', { name: nameOf(report) })}</h2>
      <p className="note">
        {t('Reported on {day}: {reason}', { day: momentShown(at), reason: t(reportReasons[reason]) })}
      </p>
      <p>{t(outcomes[state])}</p>
      {looks.length > 0 && (
        <ul className={classes.looks}>
          {looks.map((look) => (
            <li key={look}>
              {t('A member of our team read your report on {day}', { day: momentShown(look) })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
