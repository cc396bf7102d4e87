import type { StaffCard } from '@bnr/contract/profiles/card'
import { Link } from 'react-router'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { t } from '../../ui/translation.ts'
import classes from './MoreLinks.module.css'

const newTab = { target: '_blank', rel: 'noopener' } as const

/** Further links of a staff card, behind one button because staff rarely need them. */
export function MoreLinks({ profile: { id, bnrId = '', basic, paid } }: { profile: StaffCard }) {
  const { user } = useSession()
  const name = basic?.name ?? ''
  const links = [
    { label: 'Profile Preview', to: `/ad/profile/preview/${id}`, ...newTab },
    { label: 'Short Preview', to: `/ad/profile/spreview/${id}`, ...newTab },
    { label: 'Download Preview', to: '/ad/profile/pdf/preview', state: { id } },
  ]
  if (!paid && mayDo(user, 'invoices.generate'))
    links.push({ label: 'Generate invoice', to: `/invoice/generate?pid=${bnrId}`, ...newTab })
  if (mayDo(user, 'invoices.totals'))
    links.push({ label: 'Invoices', to: `/ad/invoices?text=${bnrId}`, ...newTab })
  return (
    <Disclosure label={t('More')} title={t('More about {name}', { name })} side="start">
      <ul className={classes.links}>
        {links.map(({ label, ...link }) => (
          <li key={label}>
            <Link {...link}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
