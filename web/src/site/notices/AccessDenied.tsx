import { isForStaffAlone, type Permission } from '@bnr/contract/access'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { hereOf, openLogin, useLoginLeadsTo } from '../../accounts/loginPrompt.ts'
import { isStaff, useSession } from '../../accounts/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { useTranslation } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

/** Nobody else loads what the roles of staff are called. */
const OtherRole = lazyPart('site/notices/OtherRole.tsx', () => import('./OtherRole.tsx'))

export interface AccessDeniedProps {
  /** What the page asks of whoever opens it. */
  permission: Permission
}

/** What the guard shows in place of a screen that is not for this person. */
export function AccessDenied({ permission }: AccessDeniedProps) {
  const { user, wasStaff = false } = useSession()
  if (!isStaff(user)) return <LoginFirst asStaff={wasStaff || isForStaffAlone(permission)} />
  return (
    <Suspense>
      <OtherRole permission={permission} />
    </Suspense>
  )
}

/** The right login opens the screen itself. */
function LoginFirst({ asStaff }: { asStaff: boolean }) {
  const { t } = useTranslation()
  const here = useLocation()
  const { pathname } = here
  useLoginLeadsTo(asStaff ? undefined : hereOf(here))
  return (
    <Notice title={t("You don't have access to this page")} backLabel={t('Back to Home')}>
      <p>{asStaff ? t('Please login as administrator') : t('Please login to continue')}</p>
      {asStaff ? (
        <ButtonLink to="/ad/login" state={{ wanted: pathname }}>
          {t('Login')}
        </ButtonLink>
      ) : (
        <Button onClick={openLogin}>{t('Login')}</Button>
      )}
    </Notice>
  )
}
