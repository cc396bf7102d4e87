import type { Match } from '@bnr/contract/search/matches'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useSession } from '../../accounts/session.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from './MetLines.module.css'
import { metTexts } from './metText.ts'

/** Which preferences meet, in words. */
export function MetLines({ match: { meets } }: { match: Pick<Match, 'meets'> }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const texts = metTexts(meets, user?.gender === 'f' ? 'm' : 'f', t)
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
