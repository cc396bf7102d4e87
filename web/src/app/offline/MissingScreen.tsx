import { useEffect, useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { t } from '../../ui/translation.ts'

/**
 * Shown in place of a screen whose script did not arrive. If the server answers, a new release has replaced the script,
 * and the page of that release names the right one.
 */
export function MissingScreen() {
  const [retry, setRetry] = useState<() => void>()
  useEffect(() => {
    // Without an answer, a reload might lead to the browser's own error page.
    const tryAgain = () => {
      fetch(location.href, { method: 'HEAD' }).then(
        () => location.reload(),
        () => setRetry(() => tryAgain),
      )
    }
    tryAgain()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return retry && <ErrorState isPage title={t('You are offline')} onRetry={retry} />
}

declare global {
  /** For the router, which cannot import it (web/routerChanges.ts). */
  var bnrMissingScreen: typeof MissingScreen
}
globalThis.bnrMissingScreen = MissingScreen
