import { useEffect } from 'react'

/** A title that is only known once the page has been read; until then the route's own stands. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} | BNR Matrimony`
  }, [title])
}
