import { Outlet } from 'react-router'
import { mainId } from './SkipLink.tsx'
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts'

/** Where the screens stand, in every frame. */
export function MainRegion({ className }: { className?: string | undefined }) {
  const main = useFocusAfterNavigation()
  return (
    <main ref={main} id={mainId} tabIndex={-1} className={className}>
      <Outlet />
    </main>
  )
}
