import { CallError } from '@bnr/contract/client'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { t } from '../../ui/translation.ts'
import { useManagedStory } from './calls.ts'

export interface ManagedStoryProps {
  id: number
  children: (story: Testimony) => ReactNode
}

/** Loads a story of any status, for staff. */
export function ManagedStory({ id, children }: ManagedStoryProps) {
  const { data, error, isFetching, refetch } = useManagedStory(id)
  if (data) return children(data)
  if (error instanceof CallError && [400, 404].includes(error.status)) return <NoStory />
  if (error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <RowsSkeleton />
}

function NoStory() {
  return (
    <EmptyState
      isMissing
      title={t('Story not found')}
      action={<ButtonLink to="/testimonials/approve">{t('Approve Testimonials')}</ButtonLink>}
    />
  )
}
