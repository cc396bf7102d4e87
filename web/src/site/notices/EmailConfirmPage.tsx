import { confirmEmail } from '@bnr/contract/accounts/settings'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { callAsGuest } from '../../platform/call.ts'
import { useSending } from '../../platform/useSending.ts'
import { Button } from '../../ui/Button.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

export const useConfirmation = () =>
  useSending({
    mutationFn: (token: string) => callAsGuest(confirmEmail, { body: { token } }),
  })

export const meta = () => pageMeta('Confirm your e-mail address')

/** The page behind the link in our message. The token is in the fragment, and no login is needed. */
export default function EmailConfirmPage() {
  const token = useLocation().hash.slice(1)
  if (token) return <Confirmation token={token} />
  return (
    <Notice title={t('This link is not complete')} backLabel={t('Back to Home')}>
      <p>{t('Open the link in our message again, or copy the whole link.')}</p>
    </Notice>
  )
}

function Confirmation({ token }: { token: string }) {
  const { data, error, mutate } = useConfirmationAtOnce(token)
  if (data) return <Notice title={t(data.message)} backLabel={t('Back to Home')} />
  if (!error) return <Notice title={t('Confirming your address…')} backLabel={t('Back to Home')} />
  const isFinal = 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500
  return (
    <Notice title={t(error.message)} backLabel={t('Back to Home')}>
      {isFinal ? (
        <p>{t('Log in and ask for a new link in Settings, Update Email Address.')}</p>
      ) : (
        <Button onClick={() => mutate(token)}>{t('Try again')}</Button>
      )}
    </Notice>
  )
}

/** Sends the confirmation once, when the page opens. */
function useConfirmationAtOnce(token: string) {
  const sent = useRef(false)
  const confirmation = useConfirmation()
  const { mutate } = confirmation
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    mutate(token)
  }, [mutate, token])
  return confirmation
}
