import type { Days } from '@bnr/contract/figures/period'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Part } from '../calls.ts'
import type { Panel } from '../panels.ts'

export interface PartLinkProps {
  panel: Panel
  days: Days
  part: Part
  children: ReactNode
  className?: string | undefined
  /** In a drawing, reachable by pointer only, because the table has the same link. */
  inChart?: boolean
}

/** A link to the list behind a part, if there is one. */
export function PartLink({ panel, days, part, children, className, inChart = false }: PartLinkProps) {
  const address = panel.listOf?.(part, days)
  if (!address) return children
  return (
    <Link to={address} className={className} tabIndex={inChart ? -1 : undefined}>
      {children}
    </Link>
  )
}
