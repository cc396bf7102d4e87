import type { ReactNode } from 'react'
import classes from './ToneBadge.module.css'

export type Tone = 'calm' | 'waiting' | 'good' | 'closed'

/** A status in a word; the colour only repeats it. */
export function ToneBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>
}
