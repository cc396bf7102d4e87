import type { StaffCard } from '@bnr/contract/profiles/card'
import { type ReactNode, useState } from 'react'
import type { Matching } from '../allMatching/calls.ts'
import { SelectAll } from '../allMatching/SelectAll.tsx'
import { ActionBar } from './ActionBar.tsx'

/** Which rows are ticked, and which got a link to the invoice form. */
export interface Ticks {
  ticked: ReadonlySet<number>
  invoiced: ReadonlySet<number>
  onTick: (id: number, isTicked: boolean) => void
}

interface StatusListProps {
  profiles: readonly StaffCard[]
  /** The search of the list, of which these profiles are a page. */
  matching: Matching
  /** The table. */
  children: (ticks: Ticks) => ReactNode
}

/** A table of profiles below the actions for its ticked rows. */
export function StatusList({ profiles, matching, children }: StatusListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [invoiced, setInvoiced] = useState<ReadonlySet<number>>(new Set())
  const chosen = profiles.filter(({ id }) => ticked.has(id))

  function tick(id: number, isTicked: boolean) {
    const next = new Set(ticked)
    isTicked ? next.add(id) : next.delete(id)
    setTicked(next)
  }

  return (
    <>
      <SelectAll isPageTicked={chosen.length === profiles.length} shown={profiles.length} matching={matching}>
        <ActionBar
          profiles={profiles}
          chosen={chosen}
          onTickAll={(all) => setTicked(new Set(all ? profiles.map(({ id }) => id) : []))}
          onInvoice={() => setInvoiced(new Set([...invoiced, ...ticked]))}
        />
      </SelectAll>
      {children({ ticked, invoiced, onTick: tick })}
    </>
  )
}
