import type { Proposal } from '@bnr/contract/proposals/schemas'
import { proposalReasons } from '@bnr/contract/proposals/states'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'

type Answer = Pick<Proposal, 'state' | 'reason' | 'backOn' | 'answeredAt' | 'interest'>

/** The answer to a proposal, and the other family's; undefined while the proposal waits for the first answer. */
export function answerShown({ state, reason, backOn, answeredAt, interest }: Answer): string | undefined {
  if (state === 'No')
    return t('Not for us: {reason}', { reason: t(reason ? proposalReasons[reason].label : '') })
  if (state === 'Later') return t('Later: it comes back on {day}', { day: dayShown(backOn ?? '') })
  if (state === 'Waiting' && answeredAt)
    return t('Waiting again, after Later on {day}', { day: dayShown(answeredAt) })
  if (state !== 'Yes') return undefined
  if (interest === 'Accepted') return t('Yes, and the other family accepted')
  if (interest === 'Declined') return t('Yes, but the other family declined')
  return interest
    ? t('Yes, and the other family has not answered yet')
    : t('Yes, and the interest was withdrawn')
}
