import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Part } from '../calls.ts'
import type { Days, Panel } from '../panels.ts'

export interface PartLinkProps {
  panel: Panel
  days: Days
  part: Part
  children: ReactNode
  className?: string | undefined
  /** In a drawing: for the pointer alone, since the row of the table has the same link. */
  drawn?: boolean
}

/** Leads to the list behind a part, where there is one. */
export function PartLink({ panel, days, part, children, className, drawn = false }: PartLinkProps) {
  const address = panel.listOf?.(part, days)
  if (!address) return children
  return (
    <Link to={address} className={className} tabIndex={drawn ? -1 : undefined}>
      {children}
    </Link>
  )
}
