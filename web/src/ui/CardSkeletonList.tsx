import classes from './CardSkeletonList.module.css'
import { Skeleton } from './Skeleton.tsx'
import { Surface } from './Surface.tsx'

const rows = (count: number) => Array.from({ length: count }, (_, row) => row)

export function CardSkeletonList({ count = 4 }: { count?: number }) {
  return (
    <Skeleton>
      <div className="stack-5">
        {rows(count).map((row) => (
          <Surface key={row} className={classes.card}>
            <div className={classes.photo} />
            <div className={classes.lines}>
              <div className={classes.name} />
              <div className={classes.line} />
              <div className={classes.line} />
              <div className={classes.short} />
            </div>
          </Surface>
        ))}
      </div>
    </Skeleton>
  )
}
