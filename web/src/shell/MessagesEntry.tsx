import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { useHydrated } from '../platform/useHydrated.ts'
import { t } from '../ui/translation.ts'
import classes from './headers.module.css'

/** Not a lazy part, since those load before the page is shown. */
const LiveCount = lazy(() => import('./LiveCount.tsx'))

/** The way to the conversations from every page. The count loads later and lies over the icon, so that nothing moves. */
export function MessagesEntry({ userName }: { userName: string }) {
  const hydrated = useHydrated()
  return (
    <NavLink to="/messages" className={classes.messages ?? ''}>
      <IconMessage size={22} aria-hidden />
      {t('Messages')}
      {hydrated && (
        <Suspense>
          <LiveCount userName={userName} />
        </Suspense>
      )}
    </NavLink>
  )
}
