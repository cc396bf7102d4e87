import type { ReactNode } from 'react'
import classes from './FieldPair.module.css'

/** Two fields that belong together: side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>
}
