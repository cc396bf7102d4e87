import { indianNumber } from '@bnr/contract/indianNumber'
import { type ReactNode, useEffect } from 'react'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList, type PagedListProps } from '../../ui/list/PagedList.tsx'
import { toastError } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import classes from './FoundProfiles.module.css'

export interface FoundProfilesProps<Item> extends Omit<PagedListProps<Item>, 'skeleton' | 'children'> {
  /** Shown next to the count, for example the sort order. */
  tools?: ReactNode
  children: (results: readonly Item[]) => ReactNode
}

/** The results of a search: count, cards and pages, or why there are none. */
export function FoundProfiles<Item>({ tools, children, ...list }: FoundProfilesProps<Item>) {
  const { error } = list.found

  useEffect(() => {
    if (error) toastError(error.message)
  }, [error])

  return (
    <PagedList failed={t('We could not run your search')} {...list} skeleton={<CardSkeletonList count={4} />}>
      {(results, total) => (
        <>
          <div className={classes.head}>
            <p role="status" className={classes.count}>
              {countText(total)}
            </p>
            {total > 1 && tools}
          </div>
          {children(results)}
        </>
      )}
    </PagedList>
  )
}

export function NothingFound({ changeSearch }: { changeSearch?: ReactNode }) {
  return <EmptyState title={t('No profiles matched your search criteria')} action={changeSearch} />
}

function countText(total: number): string {
  if (total === 1) return t('Profile found')
  return t('{count} Profiles found', { count: indianNumber(total) })
}
