import { Skeleton } from '../ui/Skeleton.tsx'
import classes from './CheckoutSkeleton.module.css'

export function CheckoutSkeleton() {
  return (
    <Skeleton>
      <div className={classes.skeleton}>
        <div />
        <div />
      </div>
    </Skeleton>
  )
}
