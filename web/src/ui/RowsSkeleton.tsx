import classes from './RowsSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

const rows = [0, 1, 2, 3, 4, 5]

export function RowsSkeleton() {
  return (
    <Skeleton>
      <div className={classes.rows}>
        {rows.map((row) => (
          <div key={row} className={classes.row} />
        ))}
      </div>
    </Skeleton>
  )
}
