import classes from './CountBadge.module.css'

const maxShown = 99

/** A number over an icon; nothing for 0. The style sheet around it sets `--count-place`. */
export function CountBadge({ count, of }: { count: number; of: string }) {
  if (count === 0) return null
  return (
    <span className={classes.count}>
      {count > maxShown ? `${maxShown}+` : count} <span className="visually-hidden">{of}</span>
    </span>
  )
}
