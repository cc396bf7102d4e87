import { isMonthly, isRevenue } from '@bnr/contract/figures/figures'
import { scaleLinear } from 'd3-scale'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { changeShown, shownAs, totalOf } from '../amounts.ts'
import type { Part } from '../calls.ts'
import type { ChartProps, Panel } from '../panels.ts'
import colours from './colours.module.css'
import classes from './FigureTable.module.css'
import { PartLink } from './PartLink.tsx'

const firstShown = 10

/** The table of a figure. Bar charts are drawn within its rows. */
export function FigureTable({ panel, days, parts }: ChartProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? parts : parts.slice(0, firstShown)
  const hasEver = !isMonthly(panel.name)
  return (
    <div>
      <table
        className={classes.table}
        data-chart={panel.chart}
        data-money={isRevenue(panel.name) || undefined}
      >
        <caption className="visually-hidden">{t(panel.title)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('Period')}</th>
            <th scope="col">{t('Before')}</th>
            <th scope="col" className={classes.change}>
              {t('Change')}
            </th>
            {hasEver && (
              <th scope="col" className={classes.ever}>
                {t('All time')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => (
            <PartRow key={part.value} panel={panel} days={days} part={part} parts={parts} />
          ))}
        </tbody>
        <Total panel={panel} parts={parts} />
      </table>
      {shown.length < parts.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('Show all {count}', { count: parts.length })}
        </Button>
      )}
    </div>
  )
}

function PartRow({ panel, days, part, parts }: ChartProps & { part: Part }) {
  return (
    <tr className={colours.colour}>
      <th scope="row">
        {panel.chart === 'donut' && <span className={classes.swatch} aria-hidden="true" />}
        <PartLink panel={panel} days={days} part={part} className={classes.link}>
          {t(part.label ?? 'Not given')}
        </PartLink>
        {panel.chart === 'bars' && <RowBar part={part} parts={parts} />}
      </th>
      <Amounts panel={panel} amounts={part} />
    </tr>
  )
}

/** Totals are correct because every profile belongs to exactly one part. */
function Total({ panel, parts }: Omit<ChartProps, 'days'>) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('Total')}</th>
        <Amounts panel={panel} amounts={totalOf(parts)} />
      </tr>
    </tfoot>
  )
}

interface AmountsProps {
  panel: Panel
  amounts: { current: number; before: number; ever?: number | undefined }
}

function Amounts({ panel, amounts: { current, before, ever = 0 } }: AmountsProps) {
  const shown = shownAs(panel.name)
  return (
    <>
      <td>{shown(current)}</td>
      <td>{shown(before)}</td>
      <td className={classes.change}>{changeShown(current, before) ?? '–'}</td>
      {!isMonthly(panel.name) && <td className={classes.ever}>{shown(ever)}</td>}
    </>
  )
}

/** A bar under the text of its row, with a mark for the period before. */
function RowBar({ part, parts }: Pick<ChartProps, 'parts'> & { part: Part }) {
  const most = Math.max(1, ...parts.flatMap(({ current, before }) => [current, before]))
  const along = scaleLinear([0, most], [0, 99]).clamp(true)
  return (
    <svg className={classes.bar} width="100%" height="8" aria-hidden="true">
      <rect width="100%" height="8" rx="4" className={classes.ground} />
      <rect width={`${along(part.current)}%`} height="8" rx="4" className={classes.current} />
      <rect x={`${along(part.before)}%`} width="3" height="8" className={classes.before} />
    </svg>
  )
}
