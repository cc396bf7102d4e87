import type { ChartProps } from '../panels.ts'
import { ColumnChart } from './ColumnChart.tsx'
import { DonutChart } from './DonutChart.tsx'
import classes from './FigureChart.module.css'
import { FigureTable } from './FigureTable.tsx'

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
