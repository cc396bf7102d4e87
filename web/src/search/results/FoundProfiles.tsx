import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { toastError } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { countText } from './countText.ts'
import classes from './FoundProfiles.module.css'

export interface FoundProfilesProps<T> {
  found: Pick<
    UseQueryResult<{ results: T[]; total: number }>,
    'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'
  >
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** What stands in place of an empty list. */
  empty: ReactNode
  /** Beside the count, e.g. the order of the results. */
  tools?: ReactNode
  /** What to say when the answer did not come. */
  failed?: string
  children: (results: readonly T[]) => ReactNode
}

/** What every search shows of its answer: the count, the cards and the pages, or why there are none. */
export function FoundProfiles<T>(props: FoundProfilesProps<T>) {
  const { found, page, pageSize, onPage, empty, tools, failed, children } = props
  const { t } = useTranslation()
  const { data, error } = found

  useEffect(() => {
    if (error) toastError(error.message)
  }, [error])

  if (error) {
    return (
      <ErrorState
        title={failed ?? t('The search did not work')}
        message={error.message}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  }
  if (!data) return <CardSkeletonList count={4} />
  if (data.total === 0) return empty
  return (
    <>
      <div className={classes.head}>
        <p role="status" className={classes.count}>
          {countText(data.total, t)}
        </p>
        {data.total > 1 && tools}
      </div>
      {children(data.results)}
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={onPage} />
    </>
  )
}

/** `changeSearch` is the way out. */
export function NothingFound({ changeSearch }: { changeSearch?: ReactNode }) {
  const { t } = useTranslation()
  return <EmptyState title={t('No profiles matched your search criteria')} action={changeSearch} />
}
