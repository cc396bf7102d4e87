import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import NotFoundPage from '../site/notices/NotFoundPage.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { t } from '../ui/translation.ts'
import { activatePage } from './earlyScript.ts'

/** The last safety net: shown when a screen fails to render or a new release has replaced its script. */
export function PageFailure() {
  const error = useRouteError()
  useEffect(activatePage, [])
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <main>
      <ErrorState
        title={t('This page could not be shown')}
        message={t('Please try again. If it happens again, contact our support team.')}
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}
