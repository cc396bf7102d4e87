import { type Permission, permissions } from '@bnr/contract/access'
import { roleLabel } from '../../accounts/staff/roleTexts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { Notice } from './Notice.tsx'

/** Staff are logged in already: what they need to know is whose page it is. */
export default function OtherRole({ permission }: { permission: Permission }) {
  const { t } = useTranslation()
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
