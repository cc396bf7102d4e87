import type { Reply } from '@bnr/contract/endpoint'
import type { profileHistory } from '@bnr/contract/profiles/endpoints'
import { statusLabels } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { momentShown } from '../../ui/moments.ts'
import { t } from '../../ui/translation.ts'
import { useProfileHistory } from '../calls.ts'
import classes from './HistoryList.module.css'

export function HistoryList({ profileId }: { profileId: number }) {
  const [page, setPage] = useState(0)
  return (
    <PagedList
      found={useProfileHistory(profileId, page)}
      page={page}
      onPage={setPage}
      skeleton={<p role="status">{t('Loading…')}</p>}
      empty={<p className={classes.none}>{t('No activity yet.')}</p>}
    >
      {(entries) => (
        <ol className={classes.history}>
          {entries.map((entry) => (
            <li key={`${entry.at} ${entry.to}`}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  )
}

function Entry({ entry }: { entry: Reply<typeof profileHistory>['results'][number] }) {
  const { from, to, at, by, reason, detail } = entry
  return (
    <>
      <p className="strong">
        {from
          ? t('{from} to {to}', { from: t(statusLabels[from]), to: t(statusLabels[to]) })
          : t(statusLabels[to])}
      </p>
      <p className={classes.when}>
        {momentShown(at)} · {by}
      </p>
      {reason && <p>{reason}</p>}
      {detail && <p className={classes.detail}>{detail}</p>}
    </>
  )
}
