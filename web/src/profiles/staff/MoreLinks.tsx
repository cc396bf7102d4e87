import type { StaffCard } from '@bnr/contract/profiles/card'
import { Link } from 'react-router'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './MoreLinks.module.css'

const newTab = { target: '_blank', rel: 'noopener' } as const

/** What else staff open from a card, behind one button: most days they need none of it. */
export function MoreLinks({ profile: { id, bnrId = '', basic, paid } }: { profile: StaffCard }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const name = basic?.name ?? ''
  return (
    <Disclosure label={t('More')} title={t('More about {name}', { name })} side="start">
      <ul className={classes.links}>
        <li>
          <Link to={`/ad/profile/preview/${id}`} {...newTab}>
            {t('Profile Preview')}
          </Link>
        </li>
        <li>
          <Link to={`/ad/profile/spreview/${id}`} {...newTab}>
            {t('Short Preview')}
          </Link>
        </li>
        <li>
          <Link to="/ad/profile/pdf/preview" state={{ id }}>
            {t('Download Preview')}
          </Link>
        </li>
        {!paid && mayDo(user, 'invoices.generate') && (
          <li>
            <Link to={`/invoice/generate?pid=${bnrId}`} {...newTab}>
              {t('Generate invoice')}
            </Link>
          </li>
        )}
      </ul>
    </Disclosure>
  )
}
