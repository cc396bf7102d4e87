import { useEffect } from 'react'
import { currentPage } from '../platform/visit.ts'

/** Sets a title that is known only once the page has its data; until then the route's own title applies. */
export function usePageTitle(title: string | undefined) {
  const full = title && `${title} | BNR Matrimony`
  const page = currentPage()
  if (page && full) page.title = full
  useEffect(() => {
    if (full) document.title = full
  }, [full])
}
