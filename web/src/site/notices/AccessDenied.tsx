import { isForStaffAlone, type Permission } from '@bnr/contract/access'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { hereOf, openLogin, useLoginLeadsTo } from '../../accounts/loginPrompt.ts'
import { isStaff, useSession } from '../../accounts/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { t } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

/** Loaded late, because only staff need the names of roles. */
const OtherRole = lazyPart('site/notices/OtherRole.tsx', () => import('./OtherRole.tsx'))

export interface AccessDeniedProps {
  /** The permission that the page needs. */
  permission: Permission
}

/** Shown instead of a page that the person may not open. */
export function AccessDenied({ permission }: AccessDeniedProps) {
  const { user, wasStaff = false } = useSession()
  if (!isStaff(user)) return <LoginFirst asStaff={wasStaff || isForStaffAlone(permission)} />
  return (
    <Suspense>
      <OtherRole permission={permission} />
    </Suspense>
  )
}

/** After the login the page itself opens. */
function LoginFirst({ asStaff }: { asStaff: boolean }) {
  const here = hereOf(useLocation())
  useLoginLeadsTo(asStaff ? undefined : here)
  return (
    <Notice title={t("You don't have access to this page")} backLabel={t('Back to Home')}>
      <p>{asStaff ? t('Please login as administrator') : t('Please login to continue')}</p>
      {asStaff ? (
        <ButtonLink to="/ad/login" state={{ wanted: here }}>
          {t('Login')}
        </ButtonLink>
      ) : (
        <Button onClick={openLogin}>{t('Login')}</Button>
      )}
    </Notice>
  )
}
