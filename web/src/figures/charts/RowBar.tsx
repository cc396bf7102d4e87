import { scaleLinear } from 'd3-scale'
import type { Part } from '../calls.ts'
import type { ChartProps } from '../panels.ts'
import classes from './RowBar.module.css'

/** A bar under the text of its row, with a mark for the period before. */
export function RowBar({ part, parts }: Pick<ChartProps, 'parts'> & { part: Part }) {
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
