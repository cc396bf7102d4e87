import { scaleBand, scaleLinear } from 'd3-scale'
import { shownAs } from '../amounts.ts'
import type { Part } from '../calls.ts'
import type { ChartProps } from '../panels.ts'
import classes from './ColumnChart.module.css'
import { PartLink } from './PartLink.tsx'

const [top, bottom, height] = [14, 150, 172]
const lines = 3
/** As many names of months fit on a phone. */
const mostLabels = 12
/** Percent of the width, after the labels of the axis. */
const firstColumn = 19
const percent = (share: number) => `${share}%`

/**
 * A pair of columns for each month: the period before, paler, and this one. Widths are in percent, so that the
 * text is not stretched.
 */
export function ColumnChart({ panel, days, parts }: ChartProps) {
  const months = parts.map(({ value }) => value)
  const across = scaleBand(months, [firstColumn, 100]).paddingInner(0.3).paddingOuter(0.15)
  const up = scaleLinear([0, highest(parts)], [bottom, top]).nice(lines)
  const shown = shownAs(panel.name)
  const column = (amount: number) => ({
    y: up(Math.max(0, amount)),
    height: bottom - up(Math.max(0, amount)),
  })
  const half = across.bandwidth() / 2
  const everyLabel = Math.ceil(parts.length / mostLabels)
  return (
    <svg width="100%" height={height} className={classes.chart} aria-hidden="true">
      {up
        .ticks(lines)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={up(tick)} y2={up(tick)} className={classes.line} />
            {tick > 0 && (
              <text x="0" y={up(tick) - 3} className={classes.tick}>
                {shown(tick)}
              </text>
            )}
          </g>
        ))}
      {parts.map((part, index) => {
        const left = across(part.value) ?? 0
        return (
          <PartLink key={part.value} panel={panel} days={days} part={part} inChart>
            <rect
              x={percent(left)}
              width={percent(half)}
              {...column(part.before)}
              className={classes.before}
            />
            <rect
              x={percent(left + half)}
              width={percent(half)}
              {...column(part.current)}
              className={classes.current}
            />
            {index % everyLabel === 0 && (
              <text x={percent(left + half)} y={height - 6} className={classes.month}>
                {part.label?.slice(0, 3)}
              </text>
            )}
          </PartLink>
        )
      })}
    </svg>
  )
}

const highest = (parts: readonly Part[]): number =>
  Math.max(1, ...parts.flatMap(({ current, before }) => [current, before]))
