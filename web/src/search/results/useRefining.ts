import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { rangeErrors } from '../form/rangeErrors.ts'
import { fromQuery } from '../query.ts'
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
  const { pathname, search: query } = useLocation()
  const { location } = useNavigation()
  const arriving = location?.pathname === pathname ? location.search : undefined
  const here = { ...draft, arriving, query }
  const latest = useRef(here)
  latest.current = here
  useEffect(() => () => clearTimeout(waiting.current), [])

  function open(next: SearchValues, typedIn?: ParamName) {
    const { address, expect, arriving, query } = latest.current
    // An order that was chosen just before may still be on its way.
    const { sort } = arriving === undefined ? search : fromQuery(new URLSearchParams(arriving))
    const target = String(refinedQuery({ ...search, sort }, next))
    const isSameWord = typedIn !== undefined && typed.current?.name === typedIn
    const replace = isSameWord && typed.current?.address === address
    typed.current = typedIn && { name: typedIn, address: target }
    if (target === address && arriving === undefined) return
    expect(target)
    // Who undoes a choice at once does not want the results that are on their way.
    if (target === address) navigate({ search: query }, { replace: true })
    else navigate({ search: `?${target}` }, { replace })
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
