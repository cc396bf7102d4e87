import { type NavigateOptions, useSearchParams } from 'react-router'
import { type Parameters, page, readAddress, type Values, writeAddress } from './address.ts'

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

const pageAlone = { page: page() }

/** For a list of which nothing but the page is chosen. */
export function usePage() {
  const [asked, change, pageAddress] = useAddress(pageAlone)
  return {
    page: asked.page,
    pageAddress,
    onPage: (next: number, options?: NavigateOptions) => change({ page: next }, options),
  }
}
