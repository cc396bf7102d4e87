import { pageSize as usualSize } from '@bnr/contract/pageSizes'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ErrorState } from '../ErrorState.tsx'
import { Pagination } from '../Pagination.tsx'

export type Found<Item> = Pick<
  UseQueryResult<{ results: Item[]; total: number }>,
  'data' | 'error' | 'isFetching' | 'refetch'
>

export interface PagedListProps<Item> {
  found: Found<Item>
  /** Zero-based. */
  page: number
  pageSize?: number
  /** `replace` leads from a page that is not there: Back must not lead to it again. */
  onPage: (page: number, how?: { replace: boolean }) => void
  /** Where a page stands, for lists whose pages have addresses: their numbers lead there without any script. */
  pageAddress?: ((page: number) => string) | undefined
  skeleton: ReactNode
  empty: ReactNode
  /** What did not work, where 'Something went wrong' says too little. */
  failed?: string | undefined
  children: (results: readonly Item[], total: number) => ReactNode
}

/** A list that is read page by page: on its way, refused, empty, there; beyond its end it turns to its last page. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { found, page, pageSize = usualSize, onPage, pageAddress, skeleton, empty, failed, children } = props
  const { data, error, isFetching, refetch } = found
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
      <Pagination total={data.total} {...{ pageSize, page, pageAddress }} onChange={onPage} />
    </>
  )
}
