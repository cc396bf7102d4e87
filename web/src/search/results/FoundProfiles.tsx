import type { Profile } from '@bnr/contract/profiles/profile'
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

type Page = { results: Profile[]; total: number }

export interface FoundProfilesProps {
  found: Pick<UseQueryResult<Page>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** The way out of an empty list. */
  changeSearch: ReactNode
  children: (profiles: readonly Profile[]) => ReactNode
}

/** What every search shows of its answer: the count, the cards and the pages, or why there are none. */
export function FoundProfiles({ found, page, pageSize, onPage, changeSearch, children }: FoundProfilesProps) {
  const { t } = useTranslation()
  const { data, error } = found

  useEffect(() => {
    if (error) toastError(error.message)
  }, [error])

  if (error) {
    return (
      <ErrorState
        title={t('The search did not work')}
        message={error.message}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  }
  if (!data) return <CardSkeletonList count={4} />
  if (data.total === 0)
    return <EmptyState title={t('No profiles matched your search criteria')} action={changeSearch} />
  return (
    <>
      <p role="status" className={classes.count}>
        {countText(data.total, t)}
      </p>
      {children(data.results)}
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={onPage} />
    </>
  )
}
