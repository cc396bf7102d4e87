import type { SystemCheck } from '@bnr/contract/doctor/endpoints'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { momentShown } from '../ui/moments.ts'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { Section } from '../ui/Section.tsx'
import { Surface } from '../ui/Surface.tsx'
import { type Tone, ToneBadge } from '../ui/ToneBadge.tsx'
import { t } from '../ui/translation.ts'
import classes from './Checks.module.css'
import { useChecks } from './calls.ts'

type Level = SystemCheck['level']
/** In the order of the page: what needs somebody comes first. */
const levels: readonly { level: Level; word: string; tone: Tone }[] = [
  { level: 'wrong', word: 'Wrong', tone: 'closed' },
  { level: 'warning', word: 'Warning', tone: 'waiting' },
  { level: 'fine', word: 'Fine', tone: 'good' },
]

/** The checks of `npm run doctor`, as this process sees them. */
export function Checks() {
  const { data, error, isFetching, refetch } = useChecks()
  const check = () => void refetch()
  return (
    <Section title={t('Checks')} className={classes.section}>
      {data && (
        <>
          <div className={classes.summary}>
            <p className="soft" role="status">
              {summaryOf(data.checks)}. {t('Checked {when}', { when: momentShown(data.checkedAt) })}
            </p>
            <Button
              variant="outlined"
              icon={<IconRefresh size={20} aria-hidden />}
              busy={isFetching}
              onClick={check}
            >
              {t('Check again')}
            </Button>
          </div>
          <CheckList checks={data.checks} />
        </>
      )}
      {!data && error && <ErrorState message={error.message} busy={isFetching} onRetry={check} />}
      {!data && !error && <RowsSkeleton />}
    </Section>
  )
}

const summaryOf = (checks: readonly SystemCheck[]): string =>
  levels
    .map(({ level, word }) => ({ word, count: checks.filter((one) => one.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${t(word).toLowerCase()}`)
    .join(', ')

function CheckList({ checks }: { checks: readonly SystemCheck[] }) {
  const rows = levels.flatMap(({ level, ...shown }) =>
    checks.filter((one) => one.level === level).map((check) => ({ ...check, ...shown })),
  )
  return (
    <Surface as="ul" className={classes.checks}>
      {rows.map(({ name, word, tone, found, advice }) => (
        <li key={name} className={classes.check}>
          <span className="strong">{name}</span>
          <ToneBadge tone={tone}>{t(word)}</ToneBadge>
          <div className={classes.found}>
            <p>{found}</p>
            {advice && <p className="note">{advice}</p>}
          </div>
        </li>
      ))}
    </Surface>
  )
}
