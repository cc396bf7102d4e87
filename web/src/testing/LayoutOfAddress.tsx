import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/** A layout that is replaced whenever the address changes, with the path as its title. */
export function LayoutOfAddress({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div key={pathname}>
      <h1>{pathname}</h1>
      {children}
    </div>
  )
}
