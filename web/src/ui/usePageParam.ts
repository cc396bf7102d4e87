import { useSearchParams } from 'react-router'

/** Turns the page in the address: Back leads to the page before, with the place one had scrolled to. */
export function usePageParam(options: { preventScrollReset?: boolean } = {}): (page: number) => void {
  const [query, setQuery] = useSearchParams()
  return (page) => {
    const next = new URLSearchParams(query)
    if (page > 0) next.set('page', String(page))
    else next.delete('page')
    setQuery(next, options)
  }
}
