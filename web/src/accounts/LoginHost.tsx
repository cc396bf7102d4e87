import { lazy, Suspense } from 'react'
import { useLoginPrompt } from './loginPrompt.ts'

const LoginDialog = lazy(async () => ({ default: (await import('./LoginDialog.tsx')).LoginDialog }))

/** Waits for somebody to ask for the login; until then none of it is loaded. */
export function LoginHost() {
  const request = useLoginPrompt()
  if (!request) return null
  return (
    <Suspense>
      <LoginDialog request={request} />
    </Suspense>
  )
}
