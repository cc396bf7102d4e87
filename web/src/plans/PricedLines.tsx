import type { ReactNode } from 'react'
import classes from './PricedLines.module.css'

interface PricedLine {
  id: number
  name: string
  note: string
  /** The price, or the button that buys it. */
  end: ReactNode
}

/** Plans or top-ups, one in a line. */
export function PricedLines({ lines }: { lines: readonly PricedLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ id, name, note, end }) => (
        <li key={id}>
          <p>
            <strong>{name}</strong>
            <span className="note">{note}</span>
          </p>
          <span className={classes.end}>{end}</span>
        </li>
      ))}
    </ul>
  )
}
