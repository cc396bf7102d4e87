import { signOnAvailable } from '@bnr/contract/accounts/signOn'
import { useQuery } from '@tanstack/react-query'
import { callAsGuest } from '../../platform/call.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import classes from './SignOnButton.module.css'
import { rememberWanted } from './signOnReturn.ts'

/** Appears only if a provider is configured. The link leaves the application; the server redirects to the provider. */
export function SignOnButton({ wanted }: { wanted: string | undefined }) {
  const { data } = useQuery({
    queryKey: ['sign-on'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => callAsGuest(signOnAvailable, {}, signal),
  })
  if (!data?.available || !data.address) return null
  return (
    <div>
      <p className={classes.or}>{t('or')}</p>
      <ButtonLink
        to={data.address}
        reloadDocument
        variant="outlined"
        wide
        onClick={() => rememberWanted(wanted)}
      >
        {t('Sign in with single sign-on')}
      </ButtonLink>
    </div>
  )
}
