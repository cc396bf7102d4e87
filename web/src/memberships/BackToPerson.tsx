import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { ButtonLink } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { forgetWayBack, useWayBack } from './wayBack.ts'

/** Leads back to the profile that the member came from to choose a plan. */
export function BackToPerson() {
  const wanted = useWayBack()
  if (!wanted) return null
  return (
    <ButtonLink
      to={`/profile/${wanted.bnrId}`}
      variant="outlined"
      icon={<IconArrowLeft size={20} aria-hidden />}
      onClick={forgetWayBack}
    >
      {t('Back to {name}', { name: wanted.name })}
    </ButtonLink>
  )
}
