import type { StaffCard } from '@bnr/contract/profiles/card'
import { useState } from 'react'
import type { Ordering } from '../../ui/list/order.ts'
import { ActionBar } from './ActionBar.tsx'
import { StatusTable } from './StatusTable.tsx'

interface StatusListProps {
  profiles: readonly StaffCard[]
  ordering: Ordering
}

export function StatusList({ profiles, ordering }: StatusListProps) {
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
      <ActionBar
        profiles={profiles}
        chosen={chosen}
        onTickAll={(all) => setTicked(new Set(all ? profiles.map(({ id }) => id) : []))}
        onInvoice={() => setInvoiced(new Set([...invoiced, ...ticked]))}
      />
      <StatusTable
        profiles={profiles}
        ordering={ordering}
        ticked={ticked}
        invoiced={invoiced}
        onTick={tick}
      />
    </>
  )
}
