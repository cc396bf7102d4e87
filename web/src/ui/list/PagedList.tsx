import { pageSize as usualSize } from '@bnr/contract/pageSizes'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ErrorState } from '../ErrorState.tsx'
import { Pagination } from '../Pagination.tsx'
import { useFocusIfLost } from '../useFocusIfLost.ts'

export type Found<Item> = Pick<
  UseQueryResult<{ results: Item[]; total: number }>,
  'data' | 'error' | 'isFetching' | 'refetch'
>

export interface PagedListProps<Item> {
  found: Found<Item>
  /** Zero-based. */
  page: number
  pageSize?: number | undefined
  /** `replace` leaves a page that does not exist, so that Back does not return to it. */
  onPage: (page: number, how?: { replace: boolean }) => void
  /** The address of a page, for lists whose page numbers work without a script. */
  pageAddress?: ((page: number) => string) | undefined
  skeleton: ReactNode
  empty: ReactNode
  /** Title of the error, if 'This could not be loaded' says too little. */
  failed?: string | undefined
  children: (results: readonly Item[], total: number) => ReactNode
}

/** A list read page by page: loading, failed, empty or filled. Beyond its end it goes to its last page. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { found, page, pageSize = usualSize, onPage, pageAddress, skeleton, empty, failed, children } = props
  const { data, error, isFetching, refetch } = found
  useFocusIfLost(`${page} ${data ? 'shown' : 'loading'}`)
  const last = data ? Math.max(Math.ceil(data.total / pageSize) - 1, 0) : page

  useEffect(() => {
    if (page > last) onPage(last, { replace: true })
  }, [page, last, onPage])

  if (!data && error) {
    return (
      <ErrorState title={failed} message={error.message} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  if (!data || page > last) return skeleton
  if (data.total === 0) return empty
  return (
    <>
      {children(data.results, data.total)}
      <Pagination
        total={data.total}
        pageSize={pageSize}
        page={page}
        pageAddress={pageAddress}
        onChange={onPage}
      />
    </>
  )
}
