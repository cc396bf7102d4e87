import { type BulkKind, bulkKindNames, bulkKinds } from '@bnr/contract/bulk/states'
import { indianNumber } from '@bnr/contract/indianNumber'
import { useState } from 'react'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { t } from '../../ui/translation.ts'
import type { Matching } from './calls.ts'

const AssignAllDialog = lazyDialog(() => import('./AssignAllDialog.tsx'))
const FollowUpsDialog = lazyDialog(() => import('./FollowUpsDialog.tsx'))
const WriteDialog = lazyDialog(() => import('../campaigns/WriteDialog.tsx'))

/** What this person may do with all profiles that match a search. */
export function useBulkKinds(): BulkKind[] {
  const { user } = useSession()
  return bulkKindNames.filter((kind) => mayDo(user, bulkKinds[kind].permission))
}

/** Buttons for what this person may do with all profiles that match, not only with those of the page. */
export function AllMatching({ matching }: { matching: Matching }) {
  const { user } = useSession()
  const [opened, setOpened] = useState<BulkKind | 'write'>()
  const close = () => setOpened(undefined)
  return (
    <>
      {useBulkKinds().map((kind) => (
        <KindButton key={kind} kind={kind} total={matching.total} onOpen={() => setOpened(kind)} />
      ))}
      {mayDo(user, 'campaigns.send') && (
        <Button variant="outlined" onClick={() => setOpened('write')}>
          {t('Write to all')}
        </Button>
      )}
      {opened === 'write' && <WriteDialog matching={matching} onClose={close} />}
      {opened === 'assign' && <AssignAllDialog matching={matching} onClose={close} />}
      {opened === 'followUp' && <FollowUpsDialog matching={matching} onClose={close} />}
    </>
  )
}

function KindButton({ kind, total, onOpen }: { kind: BulkKind; total: number; onOpen: () => void }) {
  const { label, most } = bulkKinds[kind]
  const isTooMany = total > most
  const words = isTooMany
    ? t('Possible for at most {most} profiles', { most: indianNumber(most) })
    : undefined
  return (
    <Button variant="outlined" disabled={isTooMany} title={words} onClick={onOpen}>
      {t('{action}: all {count}', { action: t(label), count: indianNumber(total) })}
    </Button>
  )
}
