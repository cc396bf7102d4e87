import { dashboardRow } from '@bnr/contract/dashboard/endpoints'
import { Skeleton } from '../ui/Skeleton.tsx'
import classes from './DashboardSkeleton.module.css'
import view from './DashboardView.module.css'
import row from './PeopleRow.module.css'

const tiles = Array.from({ length: dashboardRow }, (_, tile) => tile)

export function DashboardSkeleton() {
  return (
    <Skeleton>
      <div className={view.page}>
        <div className={classes.card} />
        <div className={row.tiles}>
          {tiles.map((tile) => (
            <div key={tile} className={classes.photo} />
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
