import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { rangeErrors } from '../form/rangeErrors.ts'
import { type ParamName, type SearchValues, searchParams } from '../searchParams.ts'
import { type RefinedSearch, refinedQuery } from './refinedSearch.ts'
import { useDraft } from './useDraft.ts'

/** In milliseconds after the last letter. */
const pause = 500

/**
 * The values of fields whose changes open the refined search at once. Each change is an entry of the history, so that
 * Back undoes it; the words typed into one field are a single change.
 */
export function useRefining(search: RefinedSearch) {
  const draft = useDraft(search.values, (next) => String(refinedQuery(search, next)))
  const navigate = useNavigate()
  const typed = useRef<{ name: ParamName; address: string }>(undefined)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => () => clearTimeout(waiting.current), [])

  function open(next: SearchValues, typedIn?: ParamName) {
    const { address, expect } = latest.current
    const target = String(refinedQuery(search, next))
    const isSameWord = typedIn !== undefined && typed.current?.name === typedIn
    const replace = isSameWord && typed.current?.address === address
    typed.current = typedIn && { name: typedIn, address: target }
    if (target === address) return
    expect(target)
    navigate({ search: `?${target}` }, { replace })
  }

  function openTyped(next: SearchValues, name: ParamName) {
    // Back, or a removed criterion, has replaced the words since.
    if (latest.current.shown === next) open(next, name)
  }

  function change(name: ParamName, next: SearchValues) {
    draft.keep(next)
    clearTimeout(waiting.current)
    if (Object.keys(rangeErrors(search.fields, next)).length > 0) return
    if (searchParams[name].kind !== 'text') open(next)
    else waiting.current = setTimeout(() => openTyped(next, name), pause)
  }

  return { values: draft.shown, change }
}
