import { indianNumber } from '@bnr/contract/indianNumber'
import { isFewForGuests } from '@bnr/contract/search/guestTotals'
import { type ReactNode, useEffect } from 'react'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList, type PagedListProps } from '../../ui/list/PagedList.tsx'
import { toastError } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import classes from './FoundProfiles.module.css'

export interface FoundProfilesProps<Item> extends Omit<PagedListProps<Item>, 'skeleton' | 'children'> {
  /** Shown next to the count, for example the sort order. */
  tools?: (total: number) => ReactNode
  /** The server rounds the totals of people without the full view. */
  isRounded?: boolean
  children: (results: readonly Item[], total: number) => ReactNode
}

/** The results of a search: count, cards and pages, or why there are none. */
export function FoundProfiles<Item>({
  tools,
  isRounded = false,
  children,
  ...list
}: FoundProfilesProps<Item>) {
  const { error } = list.found

  useEffect(() => {
    if (error) toastError(error.message)
  }, [error])

  return (
    <>
      <PagedList
        failed={t('We could not run your search')}
        {...list}
        skeleton={<CardSkeletonList count={4} />}
      >
        {(results, total) => (
          <>
            <div className={classes.head}>
              <p role="status" className={classes.count}>
                {isRounded && isFewForGuests(total) ? t('Fewer than 10 Profiles found') : countText(total)}
              </p>
              {tools?.(total)}
            </div>
            {children(results, total)}
          </>
        )}
      </PagedList>
      <p aria-live="polite" className="visually-hidden">
        {list.found.data?.total === 0 && t('No profiles match')}
      </p>
    </>
  )
}

export function NothingFound({ action }: { action?: ReactNode }) {
  return <EmptyState title={t('No profiles matched your search criteria')} action={action} />
}

function countText(total: number): string {
  if (total === 1) return t('1 Profile found')
  return t('{count} Profiles found', { count: indianNumber(total) })
}
