import { CallError } from '@bnr/contract/client'
import type { ImportItem } from '@bnr/contract/imports/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { rowIdOf } from '../platform/rowIdOf.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { dayShown } from '../ui/moments.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { Surface } from '../ui/Surface.tsx'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { ColumnsForm } from './ColumnsForm.tsx'
import { useDiscardImport, useImport, useMoveImport, useSaveOutcome } from './calls.ts'
import { ImportBadge, ImportCounts } from './ImportState.tsx'
import { PreviewRows } from './PreviewRows.tsx'

export const meta = () => pageMeta('Import')

/** Columns, preview and progress of one import. */
export default function ImportPage() {
  const id = rowIdOf(useParams().id) ?? 0
  const { data: item, error, isFetching, refetch } = useImport(id)
  if (item) return <Import key={item.id} item={item} />
  if (!error) return <RowsSkeleton />
  if (error instanceof CallError && [400, 404].includes(error.status)) return <NoImport />
  return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
}

function NoImport() {
  return (
    <EmptyState
      isMissing
      title={t('Import not found')}
      message={t('We erase imports a week after the upload.')}
      action={<ButtonLink to="/ad/imports">{t('Import Profiles')}</ButtonLink>}
    />
  )
}

function Import({ item }: { item: ImportItem }) {
  const lead = (
    <>
      <ImportBadge item={item} /> {t('We will erase all rows on {day}.', { day: dayShown(item.expiresAt) })}
    </>
  )
  return (
    <>
      <PageTitle title={item.source} lead={lead} actions={<ImportActions item={item} />} />
      <div className="stack-5">
        <Surface>
          <ImportCounts item={item} />
        </Surface>
        {canDo(item, 'change') && <ColumnsForm item={item} />}
        <PreviewRows item={item} />
      </div>
    </>
  )
}

function ImportActions({ item }: { item: ImportItem }) {
  const [asks, setAsks] = useState<'start' | 'discard'>()
  const move = useMoveImport(item.id)
  const save = useSaveOutcome()
  const fail = (error: Error) => toastError(t(error.message))
  const { included, created } = item.counts
  const close = () => setAsks(undefined)
  return (
    <>
      {canDo(item, 'start') && included > 0 && (
        <Button onClick={() => setAsks('start')}>
          {included === 1 ? t('Import 1 row') : t('Import {rows} rows', { rows: included })}
        </Button>
      )}
      {canDo(item, 'stop') && (
        <Button
          variant="outlined"
          busy={move.isPending}
          onClick={() => move.mutate('stop', { onError: fail })}
        >
          {t('Stop')}
        </Button>
      )}
      {canDo(item, 'download') && (
        <Button variant="outlined" busy={save.isPending} onClick={() => save.mutate(item.id)}>
          {t('Download outcome')}
        </Button>
      )}
      {canDo(item, 'discard') && (
        <Button variant="quiet" onClick={() => setAsks('discard')}>
          {t('Discard')}
        </Button>
      )}
      {asks === 'start' && <StartDialog item={item} onClose={close} />}
      {asks === 'discard' && <DiscardDialog id={item.id} created={created} onClose={close} />}
    </>
  )
}

function StartDialog({ item, onClose }: { item: ImportItem; onClose: () => void }) {
  const move = useMoveImport(item.id)
  const { included } = item.counts
  return (
    <ConfirmDialog
      title={included === 1 ? t('Create 1 draft?') : t('Create {rows} drafts?', { rows: included })}
      confirmLabel={t('Import')}
      busy={move.isPending}
      onClose={onClose}
      onConfirm={() =>
        move.mutate('start', { onSuccess: onClose, onError: (error) => toastError(t(error.message)) })
      }
    >
      <p>
        {t(
          'We do not import rows with errors or rows that you left out. If your role looks after profiles, we assign each draft to you.',
        )}
      </p>
    </ConfirmDialog>
  )
}

function whatIsErased(created: number): string {
  if (created === 0) return t('We erase all its rows.')
  return created === 1
    ? t('We erase all its rows. The profile that it created remains.')
    : t('We erase all its rows. The {created} profiles that it created remain.', { created })
}

function DiscardDialog({ id, created, onClose }: { id: number; created: number; onClose: () => void }) {
  const navigate = useNavigate()
  const discard = useDiscardImport(id)
  return (
    <ConfirmDialog
      destructive
      title={t('Erase this import?')}
      confirmLabel={t('Erase')}
      cancelLabel={t('Keep')}
      busy={discard.isPending}
      onClose={onClose}
      onConfirm={() =>
        discard.mutate(undefined, {
          onSuccess: () => navigate('/ad/imports', { replace: true }),
          onError: (error) => toastError(t(error.message)),
        })
      }
    >
      <p>{whatIsErased(created)}</p>
    </ConfirmDialog>
  )
}
