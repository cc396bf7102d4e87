import { type QueueOfStaff, queues } from '@bnr/contract/figures/queues'
import { indianDay } from '@bnr/contract/indianDay'
import { indianNumber } from '@bnr/contract/indianNumber'
import { Link } from 'react-router'
import { ErrorState } from '../ui/ErrorState.tsx'
import { dayShown, momentShown } from '../ui/moments.ts'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { type Queue, useQueues } from './calls.ts'
import classes from './Waiting.module.css'

/** This person's queues, with the number of items and the age of the oldest. */
export function Waiting() {
  const { data, error, isFetching, refetch } = useQueues()
  if (data?.length === 0) return null
  return (
    <Section title={t('Waiting for you')} className={classes.section}>
      {data && (
        <ul className={classes.tiles}>
          {data.map((queue) => (
            <QueueTile key={queue.name} queue={queue} />
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Skeleton>
          <div className={classes.tiles}>
            {[0, 1, 2].map((tile) => (
              <div key={tile} className={classes.skeleton} />
            ))}
          </div>
        </Skeleton>
      )}
    </Section>
  )
}

function QueueTile({ queue: { name, count, more, oldestAt } }: { queue: Queue }) {
  const { address, label } = queues[name]
  return (
    <li>
      <Surface as={Link} to={address} compact className={classes.tile} data-empty={count === 0 || undefined}>
        <span className={classes.count}>
          {indianNumber(count)}
          {more && '+'}
        </span>
        <span className={classes.label}>{t(label)}</span>
        <span className="small" suppressHydrationWarning>
          {oldestAt ? t('Oldest: {when}', { when: ageText(name, oldestAt) }) : t('Nothing to do')}
        </span>
      </Surface>
    </li>
  )
}

/** Queues by day have no time. */
function ageText(name: Queue['name'], oldestAt: string): string {
  const { byDay = false }: QueueOfStaff = queues[name]
  const isToday = indianDay(new Date(oldestAt)) === indianDay(new Date())
  if (!byDay) return momentShown(oldestAt)
  return isToday ? t('today') : dayShown(oldestAt)
}
