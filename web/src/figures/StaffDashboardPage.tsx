import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useId } from 'react'
import { mayDo, useSession } from '../accounts/session.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.ts'
import { useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { type Figure, type Part, useDownloadFigure, useFigure } from './calls.ts'
import { Period } from './Period.tsx'
import { type ChartProps, type Panel, panelsFor } from './panels.ts'
import { type PeriodQuery, periodAddress, periodQuery } from './periodAddress.ts'
import classes from './StaffDashboardPage.module.css'
import { Waiting } from './Waiting.tsx'

/** The queues of this person, and the figures that their permissions allow. */
export default function StaffDashboardPage() {
  const { user } = useSession()
  const [asked, change] = useAddress(periodAddress)
  const panels = panelsFor((permission) => mayDo(user, permission))
  const [first] = panels
  return (
    <>
      <PageTitle title={t('Welcome, {name}', { name: user?.name ?? '' })} />
      <Waiting />
      {first && (
        <Section title={t('Performance')}>
          <Period
            asked={asked}
            figure={mayDo(user, 'figures.profiles') ? 'profiles' : first.name}
            onChange={(part) => change(part, { preventScrollReset: true })}
          />
          <div className={classes.panels}>
            {panels.map((panel) => (
              <FigurePanel key={panel.name} panel={panel} query={periodQuery(asked)} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}

/** Loaded late, because it brings the chart library. */
const FigureChart = lazyPart<ChartProps>(
  'figures/charts/FigureChart.tsx',
  () => import('./charts/FigureChart.tsx'),
)

/** A figure with its chart, its table and a CSV download. */
function FigurePanel({ panel, query }: { panel: Panel; query: PeriodQuery }) {
  const title = useId()
  const { data: read, error, isFetching, refetch } = useFigure(panel.name, query)
  const data = read?.countedAt ? read : undefined
  const download = useDownloadFigure(panel.name, query)
  return (
    <Surface as="section" aria-labelledby={title} className={classes.panel}>
      <div className={classes.head}>
        <h3 id={title}>{t(panel.title)}</h3>
        <Button
          variant="quiet"
          busy={download.isPending}
          aria-label={t('Download {figure} as CSV', { figure: t(panel.title) })}
          icon={<IconDownload size={18} aria-hidden />}
          onClick={() => download.mutate()}
        >
          CSV
        </Button>
      </div>
      {panel.note && <p className="small">{t(panel.note)}</p>}
      {data && !isEmpty(data) && <FigureChart panel={panel} days={data} parts={data.parts} />}
      {data && isEmpty(data) && <p className={classes.nothing}>{t('Nothing to count yet.')}</p>}
      {!data && error && (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height={280} />}
    </Surface>
  )
}

/** Figures by month have parts even when all of them are zero. */
const isEmpty = ({ parts }: Figure) =>
  (parts as readonly Part[]).every(
    ({ current, before, ever = 0 }) => current === 0 && before === 0 && ever === 0,
  )
