import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './ProfileSkeleton.module.css'

const lines = ['a', 'b', 'c', 'd', 'e', 'f']

export function ProfileSkeleton() {
  return (
    <Skeleton>
      <div className={classes.skeleton}>
        <div className={classes.photo} />
        <div className={classes.lines}>
          <div className={classes.name} />
          {lines.map((line) => (
            <div key={line} className={classes.line} />
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
