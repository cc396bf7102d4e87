import type { BulkAction } from '@bnr/contract/bulk/endpoints'
import { type BulkState, bulkDays, bulkKinds } from '@bnr/contract/bulk/states'
import { indianNumber } from '@bnr/contract/indianNumber'
import { canDo } from '@bnr/contract/stateMachine'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../screens/staffEntries.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { page } from '../../ui/list/address.ts'
import { momentShown } from '../../ui/moments.ts'
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx'
import row from '../../ui/table/rowActions.module.css'
import { toastError } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useBulkActions, useCancelBulkAction, useSaveBulkOutcome } from './calls.ts'

const tones: Record<BulkState, Tone> = { Running: 'waiting', Done: 'good', Cancelled: 'closed' }

export default staffListPage({
  page: staffEntries['/ad/bulk'],
  lead: `What you did with all profiles that match a search. We erase it after ${bulkDays} days.`,
  name: 'bulk-actions',
  filters: { page: page() },
  useRows: useBulkActions,
  columns: [
    { key: 'started', title: 'Started', cell: ({ createdAt }) => momentShown(createdAt) },
    {
      key: 'what',
      title: 'Action',
      cell: ({ kind, about }) => (
        <div>
          {t(bulkKinds[kind].label)}
          <div className="soft">{about}</div>
        </div>
      ),
    },
    { key: 'state', title: 'Status', cell: (action) => <Progress action={action} /> },
    { key: 'total', title: 'Profiles', numeric: true, cell: ({ total }) => indianNumber(total) },
    { key: 'done', title: 'Done', numeric: true, cell: ({ done }) => indianNumber(done) },
    { key: 'refused', title: 'Not possible', numeric: true, cell: ({ refused }) => indianNumber(refused) },
  ],
  actions: { of: [], others: (action) => <Buttons action={action} /> },
  empty: () => ({
    title: t('No actions yet'),
    message: t('Search for profiles, then choose what to do with all that match.'),
    action: <ButtonLink to="/ad/profile/search">{t('Search Profiles')}</ButtonLink>,
  }),
})

function Progress({ action: { id, state, total, done, refused, failure } }: { action: BulkAction }) {
  return (
    <div>
      <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>
      {state === 'Running' && (
        <progress max={total} value={done + refused} aria-label={t('Progress of action {id}', { id })} />
      )}
      {failure && <p>{t(failure)}</p>}
    </div>
  )
}

function Buttons({ action }: { action: BulkAction }) {
  const cancel = useCancelBulkAction()
  const save = useSaveBulkOutcome()
  const of = t('action {id}', { id: action.id })
  return (
    <div className={row.actions}>
      {canDo(action, 'cancel') && (
        <Button
          variant="quiet"
          busy={cancel.isPending}
          of={of}
          onClick={() => cancel.mutate(action.id, { onError: (error) => toastError(t(error.message)) })}
        >
          {t('Stop')}
        </Button>
      )}
      {canDo(action, 'download') && (
        <Button variant="quiet" busy={save.isPending} of={of} onClick={() => save.mutate(action.id)}>
          {t('Download')}
        </Button>
      )}
    </div>
  )
}
