import { arc, type PieArcDatum, pie } from 'd3-shape'
import type { Part } from '../calls.ts'
import type { ChartProps } from '../panels.ts'
import { ColumnChart } from './ColumnChart.tsx'
import colours from './colours.module.css'
import classes from './FigureChart.module.css'
import { FigureTable } from './FigureTable.tsx'
import { PartLink } from './PartLink.tsx'

/** The drawing is hidden from screen readers, because the table contains the same values. */
export default function FigureChart({ panel, days, parts }: ChartProps) {
  return (
    <div className={classes[panel.chart]}>
      {panel.chart === 'donut' && <DonutChart panel={panel} days={days} parts={parts} />}
      {panel.chart === 'columns' && <ColumnChart panel={panel} days={days} parts={parts} />}
      <FigureTable panel={panel} days={days} parts={parts} />
    </div>
  )
}

const slices = pie<Part>()
  .value(({ current }) => Math.max(0, current))
  .sort(null)
  .padAngle(0.02)
const ring = arc<PieArcDatum<Part>>().innerRadius(36).outerRadius(60).cornerRadius(2)
const emptyRing = ring({ startAngle: 0, endAngle: 2 * Math.PI } as PieArcDatum<Part>)

function DonutChart({ panel, days, parts }: ChartProps) {
  const isEmpty = parts.every(({ current }) => current <= 0)
  return (
    <svg viewBox="-62 -62 124 124" className={classes.ring} aria-hidden="true">
      {isEmpty && <path d={emptyRing ?? ''} className={classes.empty} />}
      {!isEmpty &&
        slices([...parts]).map((slice) => (
          <g key={slice.data.value} className={colours.colour}>
            <PartLink panel={panel} days={days} part={slice.data} inChart>
              <path d={ring(slice) ?? ''} className={classes.slice} />
            </PartLink>
          </g>
        ))}
    </svg>
  )
}
