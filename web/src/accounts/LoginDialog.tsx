import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../platform/queryClient.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useTranslation } from '../ui/translation.ts'
import { BnrLogin } from './BnrLogin.tsx'
import { CodeLogin } from './CodeLogin.tsx'
import { closeLogin, type LoginRequest } from './loginPrompt.ts'
import { useAfterLogin } from './useAfterLogin.ts'

/** Login of members: by a code sent to the phone, or by BNR ID and password. Public pages bring no query client, so it does. */
export function LoginDialog({ request }: { request: LoginRequest }) {
  const { t } = useTranslation()
  const [active, setActive] = useState<'code' | 'bnrId'>(request.tab ?? 'code')
  const onLoggedIn = useAfterLogin(request)
  const tabs = [
    {
      key: 'code' as const,
      label: t('OTP Login'),
      panel: () => <CodeLogin userType="pu" phone={request.verify} onLoggedIn={onLoggedIn} />,
    },
    {
      key: 'bnrId' as const,
      label: t('BNR ID Login'),
      panel: () => <BnrLogin bnrId={request.bnrId} onLoggedIn={onLoggedIn} />,
    },
  ]
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog
        open
        title={request.verify ? t('Verify Mobile Number') : t('Welcome back')}
        onClose={closeLogin}
      >
        <Tabs label={t('Ways to login')} tabs={tabs} active={active} onChange={setActive} />
      </Dialog>
    </QueryClientProvider>
  )
}
