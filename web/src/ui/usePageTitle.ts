import { useEffect } from 'react'
import { currentPage } from '../platform/visit.ts'

/** A title that is only known once the page has been read; until then the route's own stands. */
export function usePageTitle(title: string | undefined) {
  const full = title && `${title} | BNR Matrimony`
  const page = currentPage()
  if (page && full) page.title = full
  useEffect(() => {
    if (full) document.title = full
  }, [full])
}
