import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { textOfWider, type Wider } from '@bnr/contract/search/wider'
import { widenPreference } from '@bnr/contract/search/widerMatches'
import { useEffect } from 'react'
import { callBeforeLeaving } from '../../platform/call.ts'
import { decide, forgetDecisions, useDecision } from '../../platform/decisions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import { useReporting } from '../../ui/decisions/useReporting.ts'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { Notice } from '../../ui/Notice.tsx'
import { t } from '../../ui/translation.ts'
import { triedText } from './widerWords.ts'

interface TriedPreferenceProps {
  profileId: number
  wider: Wider
  /** What saving it would change in the profile now; undefined until the matches are read. */
  change: ProfileSections | undefined
  /** The query of the address without the wider preference. */
  back: string
}

/** Says that the list belongs to a wider preference, and saves it. Saving can be undone for five seconds. */
export function TriedPreference({ profileId, wider, change, back }: TriedPreferenceProps) {
  const text = textOfWider(wider)
  const subject = `preference ${text}`
  const decision = useDecision(subject)
  const report = useReporting()
  useSentOnLeaving(`${back} ${subject}`)
  // What became of an earlier try says nothing about this one.
  useEffect(() => forgetDecisions(subject), [subject])
  const isIncluded = change !== undefined && Object.keys(change).length === 0
  // The server widens what is saved by then, so that saves on other tabs remain.
  const save = () =>
    decide({
      subject,
      action: 'save',
      send: (atOnce) =>
        report(
          callBeforeLeaving(atOnce)(widenPreference, { params: { id: profileId }, body: { wider: text } }),
        ),
    })

  const unchanged = decision ? '' : t('Your preferences have not changed.')
  const state = isIncluded ? t('Your preferences accept this already.') : unchanged

  return (
    <Notice label={t('Wider preference')} text={`${triedText(wider)} ${state}`} isAnnounced>
      {(!isIncluded || decision) && (
        <DecisionPlace
          subject={subject}
          name={t('Partner preferences')}
          outcomeOf={() => 'Saved to your preferences'}
        >
          <Button busy={change === undefined} onClick={save}>
            {t('Save to my preferences')}
          </Button>
        </DecisionPlace>
      )}
      <ButtonLink variant="outlined" to={{ search: back }}>
        {t('Back to my matches')}
      </ButtonLink>
    </Notice>
  )
}
