import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './StaffSkeleton.module.css'

const rows = [0, 1, 2, 3, 4, 5]

/** The shape of the list that is on its way. */
export function StaffSkeleton() {
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
