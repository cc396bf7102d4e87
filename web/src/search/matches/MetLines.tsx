import type { Match, MetPreferences } from '@bnr/contract/search/matches'
import { type PartnerPreference, partnerPreferences } from '@bnr/contract/search/preferences'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useSession } from '../../accounts/session.ts'
import { t } from '../../ui/translation.ts'
import classes from './MetLines.module.css'

export function MetLines({ match: { meets } }: { match: Pick<Match, 'meets'> }) {
  const { user } = useSession()
  const texts = metTexts(meets, user?.gender === 'f' ? 'm' : 'f')
  if (texts.length === 0) return null
  return (
    <ul className={classes.lines}>
      {texts.map(({ lead, names }) => (
        <li key={lead}>
          <IconCircleCheck size={18} aria-hidden />
          <span>
            <strong>{lead}</strong> {names}
          </span>
        </li>
      ))}
    </ul>
  )
}

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
const named = (names: readonly PartnerPreference[]) =>
  listed(names.map((name) => t(partnerPreferences[name])))

/** The lines on a match's card, such as "Fits your age and place" and "You fit her education". */
function metTexts({ mine, theirs }: MetPreferences, gender: 'm' | 'f') {
  return [
    { lead: t('Fits your'), names: named(mine) },
    { lead: gender === 'f' ? t('You fit her') : t('You fit his'), names: named(theirs) },
  ].filter(({ names }) => names !== '')
}
