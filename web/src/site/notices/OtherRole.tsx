import { type Permission, permissions } from '@bnr/contract/access'
import { roleLabel } from '../../accounts/staff/roleTexts.ts'
import { t } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

/** Tells logged-in staff which roles the page is for. */
export default function OtherRole({ permission }: { permission: Permission }) {
  const roles = permissions[permission].map((role) => t(roleLabel(role)))
  return (
    <Notice
      title={t("You don't have access to this page")}
      backLabel={t('Back to dashboard')}
      backTo="/ad/dashboard"
    >
      <p>{t('This page is for: {roles}', { roles: roles.join(', ') })}</p>
    </Notice>
  )
}
