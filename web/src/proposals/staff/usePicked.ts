import { CallError } from '@bnr/contract/client'
import type { NewProposal } from '@bnr/contract/proposals/staffSchemas'
import { proposalLimits, proposalMessages } from '@bnr/contract/proposals/states'
import { useState } from 'react'

/** The profiles that a relationship manager has picked, with the sentence to each. They stay while the search changes. */
export function usePicked() {
  const [sentences, setSentences] = useState<ReadonlyMap<number, string>>(new Map())
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const proposals: NewProposal[] = [...sentences].map(([profileId, sentence]) => ({
    profileId,
    sentence: sentence.trim(),
  }))

  function set(id: number, sentence: string | undefined) {
    const next = new Map(sentences)
    if (sentence === undefined) next.delete(id)
    else next.set(id, sentence)
    setSentences(next)
    setErrors(new Map([...errors].filter(([other]) => other !== id)))
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

  const isFull = sentences.size >= proposalLimits.together
  return { sentences, errors, proposals, isFull, set, check, refuse, clear: () => setSentences(new Map()) }
}
export type Picked = ReturnType<typeof usePicked>
