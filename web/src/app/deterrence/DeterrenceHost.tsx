import { lazy, Suspense, useEffect, useState } from 'react'
import { deterDevtools } from '../../platform/settings.ts'

const Deterrence = lazy(async () => ({ default: (await import('./Deterrence.tsx')).Deterrence }))

/**
 * Loads the deterrence only if the installation asks for it, and after the first render, because prerendered pages
 * know no settings.
 */
export function DeterrenceHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(deterDevtools), [])
  if (!wanted) return null
  return (
    <Suspense>
      <Deterrence />
    </Suspense>
  )
}
