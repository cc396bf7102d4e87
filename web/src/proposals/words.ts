import type { Proposal } from '@bnr/contract/proposals/schemas'
import { proposalReasons } from '@bnr/contract/proposals/states'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'

/** The answer to a proposal, and the other family's; undefined while the proposal waits for an answer. */
export function answerShown({ state, reason, backOn, interest }: Proposal): string | undefined {
  if (state === 'No')
    return t('Not for us: {reason}', { reason: t(reason ? proposalReasons[reason].label : '') })
  if (state === 'Later') return t('Later: it comes back on {day}', { day: dayShown(backOn ?? '') })
  if (state !== 'Yes') return undefined
  if (interest === 'Accepted') return t('Yes, and the other family accepted')
  if (interest === 'Declined') return t('Yes, but the other family declined')
  return interest
    ? t('Yes, and the other family has not answered yet')
    : t('Yes, and the interest was withdrawn')
}
