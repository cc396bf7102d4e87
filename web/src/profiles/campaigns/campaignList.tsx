import { type CampaignState, campaignChannels, campaignLimits } from '@bnr/contract/campaigns/states'
import { indianNumber } from '@bnr/contract/indianNumber'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../screens/staffEntries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { page } from '../../ui/list/address.ts'
import { momentShown } from '../../ui/moments.ts'
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx'
import { t } from '../../ui/translation.ts'
import { useCampaigns } from './calls.ts'

export const campaignTones: Record<CampaignState, Tone> = {
  Draft: 'calm',
  Running: 'waiting',
  Done: 'good',
  Cancelled: 'closed',
}

export default staffListPage({
  page: staffEntries['/ad/messages-to-many'],
  lead: `E-mails and SMS that you sent to all members that match a search. We erase them after ${campaignLimits.days} days.`,
  name: 'campaigns',
  filters: { page: page() },
  useRows: useCampaigns,
  columns: [
    { key: 'written', title: 'Written', cell: ({ createdAt }) => momentShown(createdAt) },
    { key: 'channel', title: 'Channel', cell: ({ channel }) => t(campaignChannels[channel].name) },
    { key: 'subject', title: 'Subject', cell: ({ subject }) => subject },
    {
      key: 'state',
      title: 'Status',
      cell: ({ state }) => <ToneBadge tone={campaignTones[state]}>{t(state)}</ToneBadge>,
    },
    {
      key: 'to',
      title: 'Recipients',
      numeric: true,
      cell: ({ recipients }) => (recipients === undefined ? '–' : indianNumber(recipients)),
    },
    { key: 'sent', title: 'Sent', numeric: true, cell: ({ sent }) => indianNumber(sent) },
  ],
  actions: {
    of: [],
    others: ({ id, subject }) => (
      <ButtonLink variant="quiet" to={`/ad/messages-to-many/${id}`} of={subject}>
        {t('Open')}
      </ButtonLink>
    ),
  },
  empty: () => ({
    title: t('No messages yet'),
    message: t('Search for profiles, tick a page, select all that match, and write to them.'),
    action: <ButtonLink to="/ad/profile/search">{t('Search Profiles')}</ButtonLink>,
  }),
})
