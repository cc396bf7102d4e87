import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './PanelSkeleton.module.css'

export function PanelSkeleton() {
  return (
    <Skeleton>
      <div className={classes.lines}>
        <div className={classes.label} />
        <div className={classes.field} />
        <div className={classes.button} />
      </div>
    </Skeleton>
  )
}
