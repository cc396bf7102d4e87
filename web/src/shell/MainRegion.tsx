import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { mainId } from './SkipLink.tsx'
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts'

interface MainRegionProps {
  className?: string | undefined
  children?: ReactNode
}

export function MainRegion({ className, children = <Outlet /> }: MainRegionProps) {
  const main = useFocusAfterNavigation()
  return (
    <main ref={main} id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
