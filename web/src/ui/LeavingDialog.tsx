import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { hasUnsavedWork } from '../platform/unsavedWork.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { t } from './translation.ts'

/**
 * Asks before somebody leaves a page with unsaved changes. When a tab is closed, the browser asks in its own words. All
 * pages of staff have it by their layout; the router allows one at a time.
 */
export function LeavingDialog() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('Leave without saving?')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay here')}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{t('You have unsaved changes on this page.')}</p>
    </ConfirmDialog>
  )
}
