import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { mayDo, useSession } from '../../accounts/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'

export function CreateProfileLink() {
  const { user } = useSession()
  if (!mayDo(user, 'profiles.create')) return null
  return (
    <ButtonLink to="/ad/profile/create" variant="outlined" icon={<IconUserPlus size={20} aria-hidden />}>
      {t('New Profile')}
    </ButtonLink>
  )
}
