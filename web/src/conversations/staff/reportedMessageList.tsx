import {
  type MessageReportState,
  messageReportStates,
  type ReportKind,
  reportKindNames,
  reportKinds,
  reportReasons,
} from '@bnr/contract/conversations/reportStates'
import { type MessageReport, searchMessageReports } from '@bnr/contract/conversations/reports'
import { equal } from '@bnr/contract/criteria'
import { Link } from 'react-router'
import { choiceFilter } from '../../backOffice/filters.tsx'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { useListReading } from '../../platform/useListReading.ts'
import { staffEntries } from '../../screens/staffEntries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { orderedPages } from '../../ui/list/address.ts'
import { momentShown } from '../../ui/moments.ts'
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx'
import { t } from '../../ui/translation.ts'
import { messageReportsKey } from '../reports/calls.ts'

const tones: Record<MessageReportState, Tone> = { Waiting: 'waiting', Dismissed: 'calm', Removed: 'closed' }

export default staffListPage({
  page: staffEntries['/ad/reported-messages'],
  lead: 'Messages that members reported, and texts that went to many people. Members see when you read a report.',
  name: 'reported-messages',
  filters: {
    state: choiceFilter<MessageReportState | ''>(
      'Status',
      ['', ...messageReportStates],
      'Waiting',
      (state) => state || 'All',
    ),
    kind: choiceFilter<ReportKind | ''>('Kind', ['', ...reportKindNames], '', (kind) =>
      kind ? reportKinds[kind] : 'All',
    ),
    ...orderedPages('asc'),
  },
  useRows: ({ state, kind, order, page }) =>
    useListReading(messageReportsKey, searchMessageReports, {
      query: { page, sort: `cdt,${order}` },
      body: { criteria: equal({ st: state || undefined, kd: kind || undefined }) },
    }),
  columns: [
    { key: 'at', title: 'When', cell: ({ at }) => momentShown(at) },
    { key: 'about', title: 'Sender', cell: ({ about }) => <Who {...about} /> },
    { key: 'kind', title: 'Why', cell: whyOf },
    { key: 'reporter', title: 'Reported by', cell: ({ reporter }) => reporter && <Who {...reporter} /> },
    {
      key: 'state',
      title: 'Status',
      cell: ({ state }) => <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>,
    },
  ],
  orderedBy: 'at',
  actions: {
    of: [],
    others: ({ id, about }) => (
      <ButtonLink variant="outlined" to={`/ad/reported-messages/${id}`} of={about.name}>
        {t('Read')}
      </ButtonLink>
    ),
  },
  empty: ({ state }) => ({
    title: t('No reported messages'),
    message: t(state === 'Waiting' ? 'Nothing waits for a decision.' : 'Choose another status.'),
  }),
})

function whyOf({ kind, reason }: MessageReport): string {
  return t(reason ? reportReasons[reason] : reportKinds[kind])
}

function Who({ bnrId, name }: MessageReport['about']) {
  return (
    <div>
      <Link to={`/profile/${bnrId}`}>{name}</Link>
      <p>{t('BNR ID {id}', { id: bnrId })}</p>
    </div>
  )
}
