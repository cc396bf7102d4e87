import { CallError } from '@bnr/contract/client'
import type { NewProposal } from '@bnr/contract/proposals/staffSchemas'
import { proposalLimits, proposalMessages } from '@bnr/contract/proposals/states'
import { useState } from 'react'

interface Pick {
  id: number
  name: string
  /** What the manager writes to the family. */
  sentence: string
}

/** The profiles that a relationship manager has picked. They remain while the search, its page or the tab changes. */
export function usePicked() {
  const [picks, setPicks] = useState<readonly Pick[]>([])
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const proposals: NewProposal[] = picks.map(({ id, sentence }) => ({
    profileId: id,
    sentence: sentence.trim(),
  }))

  /** Picks a profile, or changes its sentence. */
  function set(pick: Pick) {
    setPicks((now) =>
      now.some(({ id }) => id === pick.id)
        ? now.map((other) => (other.id === pick.id ? pick : other))
        : [...now, pick],
    )
    setErrors(withoutErrorsOf([pick.id]))
  }

  function remove(ids: readonly number[]) {
    setPicks((now) => now.filter(({ id }) => !ids.includes(id)))
    setErrors(withoutErrorsOf(ids))
  }

  /** Marks empty sentences, and says whether there are none. */
  function check(): boolean {
    const empty = proposals.filter(({ sentence }) => !sentence)
    setErrors(new Map(empty.map(({ profileId }) => [profileId, proposalMessages.sentence])))
    return empty.length === 0
  }

  /** Shows what the server says about single sentences. */
  function refuse(error: Error) {
    if (!(error instanceof CallError)) return
    const said = Object.entries(error.fields ?? {}).flatMap(([path, message]) => {
      const index = /^proposals\.(\d+)/.exec(path)?.[1]
      const id = index && proposals[Number(index)]?.profileId
      return id ? [[id, message] as const] : []
    })
    setErrors(new Map(said))
  }

  const isFull = picks.length >= proposalLimits.together
  return { picks, errors, proposals, isFull, set, remove, check, refuse }
}
export type Picked = ReturnType<typeof usePicked>

const withoutErrorsOf = (ids: readonly number[]) => (errors: ReadonlyMap<number, string>) =>
  new Map([...errors].filter(([id]) => !ids.includes(id)))
