import { mayOpen } from '@bnr/contract/profiles/card'
import type { Proposal } from '@bnr/contract/proposals/schemas'
import { GuestCard } from '../profiles/card/GuestCard.tsx'
import { ProfileCard } from '../profiles/card/ProfileCard.tsx'
import { useCovered } from '../profiles/fullView/useCovered.tsx'
import { momentShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import classes from './ProposalCards.module.css'
import { ProposalDecision } from './ProposalDecision.tsx'
import { answerShown } from './words.ts'

/** The proposed people with the sentence of the relationship manager and the answers. */
export function ProposalCards({ proposals }: { proposals: readonly Proposal[] }) {
  const { onCovered, dialog } = useCovered()
  return (
    <>
      <ul className="stack-5">
        {proposals.map((proposal, index) => (
          <li key={proposal.id}>
            {mayOpen(proposal.profile) ? (
              <ProfileCard
                profile={proposal.profile}
                isFirst={index === 0}
                newTab
                note={<Sentence proposal={proposal} />}
                toolbar={proposal.can.length > 0 && <ProposalDecision proposal={proposal} />}
              />
            ) : (
              <GuestCard profile={proposal.profile} onCovered={onCovered} />
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

/** What the manager writes, who that is, and what the member answered. */
function Sentence({ proposal }: { proposal: Proposal }) {
  const { sentence, by, callAt, callLoggedAt } = proposal
  const answer = answerShown(proposal)
  return (
    <figure className={classes.sentence}>
      <blockquote>{sentence}</blockquote>
      <figcaption className="note">{t('{name}, your relationship manager', { name: by })}</figcaption>
      {answer && <p>{answer}</p>}
      {callAt && !callLoggedAt && (
        <p>{t('Our office calls both families on {when}', { when: momentShown(callAt) })}</p>
      )}
    </figure>
  )
}
