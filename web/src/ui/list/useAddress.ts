import { useLayoutEffect } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router'
import { whenNoneIsLeft } from '../../platform/whenNoneIsLeft.ts'
import { type ParametersOf, page, readAddress, writeAddress } from './address.ts'

/**
 * The query of a change that the page does not show yet, and the history entry on which it was made. Until the page
 * shows it, somebody may change the next filter in another part of the page.
 */
let coming: { from: string; query: URLSearchParams } | undefined

/** A page without a list may have called off the change, and Back would find it here. */
const useForgetting = whenNoneIsLeft(() => {
  coming = undefined
})

/**
 * Keeps the query of a list in the address, so that Back, a reload and a link show the same. Any change goes back to
 * the first page, unless it sets the page or, in a list that continues from a row, that row.
 */
export function useAddress<V>(parameters: ParametersOf<V>): AddressOf<V> {
  const [query, setQuery] = useSearchParams()
  const { key } = useLocation()
  useForgetting()
  useLayoutEffect(() => {
    if (coming?.from !== key) coming = undefined
  }, [key])
  const values = readAddress(parameters, query)
  const change = (part: Partial<V>, options?: NavigateOptions) => {
    const before = coming?.from === key ? coming.query : query
    const now = { ...readAddress(parameters, before), page: page().initial, beyond: '', ...part }
    coming = { from: key, query: writeAddress(parameters, now, before) }
    setQuery(coming.query, options)
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
