import { useRef, useState } from 'react'

interface Draft<Values> {
  values: Values
  /** Their own address, and the addresses at which they were chosen. */
  target: string
  since: readonly (string | undefined)[]
  hasArrived: boolean
}

/**
 * The values of fields that follow the address. A choice is shown at once, although the address follows later or, with
 * an error, not at all. Any other change of the address, such as Back, replaces it.
 */
export function useDraft<Values>(values: Values, addressOf: (values: Values) => string) {
  const address = addressOf(values)
  const [draft, setDraft] = useState<Draft<Values>>()
  /** The address of an earlier choice, which may still be on its way when somebody chooses the next thing. */
  const coming = useRef<string>(undefined)
  const isThere = draft?.target === address
  if (draft && isThere && !draft.hasArrived) setDraft({ ...draft, hasArrived: true })
  const isShown = draft && (isThere || (!draft.hasArrived && draft.since.includes(address)))
  const keep = (next: Values) =>
    setDraft({ values: next, target: addressOf(next), since: [address, coming.current], hasArrived: false })
  const expect = (target: string) => {
    coming.current = target
  }
  return { address, shown: isShown ? draft.values : values, keep, expect }
}
