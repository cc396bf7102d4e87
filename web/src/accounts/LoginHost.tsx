import { lazyDialog } from '../ui/lazyDialog.ts'
import { closeLogin, type LoginRequest, useLoginPrompt } from './loginPrompt.ts'

interface Props {
  request: LoginRequest
  onClose: () => void
}

const LoginDialog = lazyDialog<Props>(async () => ({
  default: (await import('./LoginDialog.tsx')).LoginDialog,
}))

/** Loads the login dialog only when somebody opens it. */
export function LoginHost() {
  const request = useLoginPrompt()
  return request ? <LoginDialog request={request} onClose={closeLogin} /> : null
}
