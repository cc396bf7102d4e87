import { errors } from '@bnr/contract/errors'
import { useLocation } from 'react-router'
import { hereOf, openLogin, useLoginLeadsTo } from '../../accounts/loginPrompt.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useTranslation } from '../../ui/translation.ts'

/** Somebody else's profile: the one who may change it has to login. */
export function LoginFirst() {
  const { t } = useTranslation()
  useLoginLeadsTo(hereOf(useLocation()))
  return (
    <EmptyState
      isPage
      title={t(errors.not_allowed.message)}
      message={t('Only the member and our staff may change this profile.')}
      action={<Button onClick={openLogin}>{t('Login')}</Button>}
    />
  )
}
