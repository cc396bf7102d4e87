import { pageSize } from '@bnr/contract/pageSizes'
import { momentShown } from '@bnr/contract/profiles/facts/shown'
import { statusLabels } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { useProfileHistory } from '../calls.ts'
import classes from './HistoryList.module.css'

/** Every change of status of a profile: when, who, from, to, why. */
export function HistoryList({ profileId }: { profileId: number }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const { data, error, isFetching, refetch } = useProfileHistory(profileId, page)
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{t('Loading…')}</p>
  if (data.total === 0) return <p className={classes.none}>{t('Nothing has happened yet.')}</p>
  return (
    <>
      <ol className={classes.history}>
        {data.results.map((entry) => (
          <li key={`${entry.at} ${entry.to}`}>
            <p className={classes.move}>
              {entry.from
                ? t('{from} to {to}', { from: t(statusLabels[entry.from]), to: t(statusLabels[entry.to]) })
                : t(statusLabels[entry.to])}
            </p>
            <p className={classes.when}>
              {momentShown(entry.at)} · {entry.by}
            </p>
            {entry.reason && <p>{entry.reason}</p>}
            {entry.detail && <p className={classes.detail}>{entry.detail}</p>}
          </li>
        ))}
      </ol>
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={setPage} />
    </>
  )
}
