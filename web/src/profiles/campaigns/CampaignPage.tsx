import type { Campaign } from '@bnr/contract/campaigns/endpoints'
import { campaignChannels, leftOutReasons } from '@bnr/contract/campaigns/states'
import { CallError } from '@bnr/contract/client'
import { indianNumber } from '@bnr/contract/indianNumber'
import { rupeesShown } from '@bnr/contract/money'
import { canDo } from '@bnr/contract/stateMachine'
import { useParams } from 'react-router'
import { rowIdOf } from '../../platform/rowIdOf.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { Section } from '../../ui/Section.tsx'
import { ToneBadge } from '../../ui/ToneBadge.tsx'
import { toastError } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useCampaign, useCancelCampaign, useSaveCampaignOutcome } from './calls.ts'
import { campaignTones } from './campaignList.tsx'
import { DraftForms } from './DraftForms.tsx'

export const meta = () => pageMeta('Message to Many')

/** One message to many: its text, who gets it, the test, and its progress. */
export default function CampaignPage() {
  const { data: campaign, error, isFetching, refetch } = useCampaign(rowIdOf(useParams().id) ?? 0)
  if (campaign) return <OneCampaign key={campaign.id} campaign={campaign} />
  if (!error) return <RowsSkeleton />
  if (error instanceof CallError && [400, 404].includes(error.status)) return <NoCampaign />
  return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
}

function NoCampaign() {
  return (
    <EmptyState
      isMissing
      title={t('Message not found')}
      action={<ButtonLink to="/ad/messages-to-many">{t('Messages to Many')}</ButtonLink>}
    />
  )
}

function OneCampaign({ campaign }: { campaign: Campaign }) {
  const { channel, subject, text, state } = campaign
  return (
    <>
      <PageTitle
        title={subject}
        lead={
          <>
            <ToneBadge tone={campaignTones[state]}>{t(state)}</ToneBadge> {t(campaignChannels[channel].name)}
          </>
        }
        actions={<CampaignActions campaign={campaign} />}
      />
      <div className="stack-4">
        <Recipients campaign={campaign} />
        {campaign.sms && <SmsCost sms={campaign.sms} />}
        {canDo(campaign, 'change') ? (
          <DraftForms campaign={campaign} />
        ) : (
          <Section title={t('Text')} surface>
            <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
          </Section>
        )}
      </div>
    </>
  )
}

/** What operators charge. Each text is filled in, because a long name or Tamil letters can make another part. */
function SmsCost({ sms }: { sms: NonNullable<Campaign['sms']> }) {
  const { longest, mostParts, parts, price, cost } = sms
  const facts = [
    { label: 'Characters in the longest text', value: indianNumber(longest) },
    { label: 'Parts of the longest text', value: indianNumber(mostParts) },
    { label: 'Parts for all recipients', value: indianNumber(parts) },
    { label: 'Estimated cost', value: rupeesShown(cost) },
  ]
  return (
    <Section title={t('Length and cost')} surface>
      <FactList variant="lines" facts={facts} />
      <p className="note">{t('At {price} paise for each part, without tax.', { price })}</p>
    </Section>
  )
}

/** Who gets the message and who does not, or how far it is. */
function Recipients({ campaign }: { campaign: Campaign }) {
  const { channel, state, recipients, leftOut, sent, failed, night, failure } = campaign
  const facts = [
    { label: 'Recipients', value: indianNumber(recipients) },
    ...(state === 'Draft'
      ? leftOut.map(({ reason, members }) => ({
          label: leftOutReasons[reason],
          value: indianNumber(members),
        }))
      : [
          { label: 'Sent', value: indianNumber(sent) },
          { label: 'Could not be sent', value: indianNumber(failed) },
        ]),
  ]
  return (
    <Section title={t('Recipients')} surface>
      <div aria-live="polite">
        <FactList variant="lines" facts={facts} />
        {state === 'Running' && (
          <progress max={recipients} value={sent + failed} aria-label={t('Progress of the message')} />
        )}
        {night && (
          <p>
            {t('It is night in India. We continue sending at {hour} in the morning.', {
              hour: campaignChannels[channel].morning,
            })}
          </p>
        )}
        {failure && <p className="danger">{t(failure)}</p>}
      </div>
    </Section>
  )
}

function CampaignActions({ campaign }: { campaign: Campaign }) {
  const cancel = useCancelCampaign(campaign.id)
  const save = useSaveCampaignOutcome()
  return (
    <>
      {canDo(campaign, 'cancel') && (
        <Button
          variant="outlined"
          busy={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onError: (error) => toastError(t(error.message)) })}
        >
          {t('Stop')}
        </Button>
      )}
      {canDo(campaign, 'download') && (
        <Button variant="outlined" busy={save.isPending} onClick={() => save.mutate(campaign.id)}>
          {t('Download outcome')}
        </Button>
      )}
    </>
  )
}
