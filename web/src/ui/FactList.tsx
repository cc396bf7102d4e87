import type { Fact, FactValue } from '@bnr/contract/profiles/facts/fact'
import type { ReactNode } from 'react'
import classes from './FactList.module.css'
import { PhoneNumber } from './PhoneNumber.tsx'
import { t } from './translation.ts'

export interface FactListProps {
  facts: readonly Fact[]
  /** Shown in place of a missing value; without it, facts without a value are left out. */
  missing?: (fact: Fact) => ReactNode
  /**
   * `narrow` for cards, with two columns even on a phone; `figures` for a few facts that fill a row; `lines` for
   * short facts with the value at the end of each line.
   */
  variant?: 'narrow' | 'wide' | 'figures' | 'lines'
}

export function FactList({ facts, missing, variant = 'wide' }: FactListProps) {
  const shown = missing ? facts : facts.filter(({ value }) => value !== undefined)
  if (shown.length === 0) return null
  return (
    <dl className={`${classes.facts} ${classes[variant]}`}>
      {shown.map((fact) => (
        <div key={fact.label} data-missing={fact.value === undefined || undefined}>
          <dt>{t(fact.label)}</dt>
          <dd>{fact.value === undefined ? missing?.(fact) : <Value {...fact} value={fact.value} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, callable }: { value: NonNullable<FactValue>; callable?: boolean }) {
  if (typeof value === 'string')
    return callable === undefined ? value : <PhoneNumber shown={value} callable={callable} />
  return (
    <ul className={classes.labels}>
      {value.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
