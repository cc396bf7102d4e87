import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { hasUnsavedWork } from '../platform/unsavedWork.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useTranslation } from './translation.ts'

/** Asks before the page is left with something unsaved in it; closing the tab asks in the browser's own words. */
export function LeavingDialog() {
  const { t } = useTranslation()
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
