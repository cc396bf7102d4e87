import type { CurrentMembership } from '@bnr/contract/memberships/schemas'
import { useEffect } from 'react'
import { useSession } from '../../accounts/session.ts'
import { useFreshMembership } from '../../memberships/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { t } from '../../ui/translation.ts'
import classes from './ActivitySheet.module.css'

/** Asks once before an interest is spent. With none left there is nothing to ask: the server says what is needed. */
export function ExpressQuestion({ onYes, onClose }: { onYes: () => void; onClose: () => void }) {
  const { data, error, refetch } = useFreshMembership(useSession().user?.profileId)
  const left = data && interestsLeft(data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends once, when the number is known
  useEffect(() => {
    if (left !== undefined && left <= 0) onYes()
  }, [left])

  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (left === undefined || left <= 0) return <p role="status">{t('Loading…')}</p>
  return (
    <>
      <p>
        {t(
          'An interest tells the family that you would like to get to know them. They can accept or decline.',
        )}
      </p>
      <p className={classes.left}>{leftShown(left, data?.freeInterests)}</p>
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          {t('Not now')}
        </Button>
        <Button
          onClick={() => {
            onYes()
            onClose()
          }}
        >
          {t('Express Interest')}
        </Button>
      </div>
    </>
  )
}

function interestsLeft(membership: CurrentMembership): number {
  const { freeInterests, usedFreeInterests = 0 } = membership
  if (freeInterests !== undefined) return freeInterests - usedFreeInterests
  return membership.expressInterests - membership.usedExpressInterests
}

function leftShown(left: number, free: number | undefined): string {
  if (free === 1) return t('1 of 1 free interest left this month')
  if (free !== undefined) return t('{left} of {free} free interests left this month', { left, free })
  return left === 1 ? t('1 interest left') : t('{left} interests left', { left })
}
