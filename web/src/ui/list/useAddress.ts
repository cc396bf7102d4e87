import { useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'
import { type ParametersOf, page, readAddress, writeAddress } from './address.ts'

/**
 * Keeps the query of a list in the address, so that Back, a reload and a link show the same. Any change goes back to
 * the first page, unless it sets the page or, in a list that continues from a row, that row.
 */
export function useAddress<V>(parameters: ParametersOf<V>): AddressOf<V> {
  const [query, setQuery] = useSearchParams()
  const values = readAddress(parameters, query)
  // The page shows a new address a moment later, and somebody may change the next filter before.
  const latest = useRef(query)
  useLayoutEffect(() => {
    latest.current = query
  }, [query])
  const change = (part: Partial<V>, options?: NavigateOptions) => {
    const before = latest.current
    const now = { ...readAddress(parameters, before), page: page().initial, beyond: '', ...part }
    latest.current = writeAddress(parameters, now, before)
    setQuery(latest.current, options)
  }
  const pageAddress = (shown: number) => `?${writeAddress(parameters, { ...values, page: shown }, query)}`
  return [values, change, pageAddress]
}

/** The result of `useAddress` for an address with these values. */
export type AddressOf<Chosen> = readonly [
  values: Chosen,
  change: (part: Partial<Chosen>, options?: NavigateOptions) => void,
  pageAddress: (page: number) => string,
]

/** The props with which a PagedList follows its address. */
export const pagesOf = ([{ page }, change, pageAddress]: AddressOf<{ page: number }>) => ({
  page,
  pageAddress,
  onPage: (next: number, options?: NavigateOptions) => change({ page: next }, options),
})

const pageAlone = { page: page() }

/** For a list that has no query but the page. */
export const usePage = () => pagesOf(useAddress(pageAlone))
