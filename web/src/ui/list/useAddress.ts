import { type NavigateOptions, useSearchParams } from 'react-router'
import { type Parameters, page, readAddress, type Values, writeAddress } from './address.ts'
import type { Order, Ordering } from './order.ts'

/**
 * What a list is asked for stands in the address, so that Back, a reload and a link lead to the same. Any change begins
 * at the first page, unless it is one of the page.
 */
export function useAddress<P extends Parameters>(parameters: P) {
  const [query, setQuery] = useSearchParams()
  const asked = readAddress(parameters, query)
  const change = (part: Partial<Values<P>>, options?: NavigateOptions) =>
    setQuery(writeAddress(parameters, { ...asked, page: page().initial, ...part }, query), options)
  const pageAddress = (shown: number) => `?${writeAddress(parameters, { ...asked, page: shown }, query)}`
  return [asked, change, pageAddress] as const
}

/** What `useAddress` gives, as far as it says this. */
type AddressOf<Said> = readonly [
  asked: Said,
  change: (part: Partial<Said>, options?: NavigateOptions) => void,
  pageAddress: (page: number) => string,
]

export type ListAddress = AddressOf<{ page: number; order: Order }>

/** How a PagedList is turned by its address. */
export const pagesOf = ([{ page }, change, pageAddress]: AddressOf<{ page: number }>) => ({
  page,
  pageAddress,
  onPage: (next: number, options?: NavigateOptions) => change({ page: next }, options),
})

/** How the order of a table is turned round by its address. */
export const orderingOf = ([{ order }, change]: AddressOf<{ order: Order }>): Ordering => ({
  order,
  onOrder: (next) => change({ order: next }),
})

const pageAlone = { page: page() }

/** For a list of which nothing but the page is chosen. */
export const usePage = () => pagesOf(useAddress(pageAlone))
