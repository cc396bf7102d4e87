import classes from './Initial.module.css'

/** Shown when there is no photo. Hidden from screen readers, because the name is always next to it. */
export function Initial({ name }: { name: string | null | undefined }) {
  return (
    <svg
      className={classes.initial}
      viewBox="0 0 80 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <text x="40" y="52" fontSize={34} dominantBaseline="central" textAnchor="middle">
        {name?.trim()[0]?.toUpperCase()}
      </text>
    </svg>
  )
}
