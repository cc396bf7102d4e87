import type { Offer } from '@bnr/contract/offers/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useEndOffer, usePublishOffer } from './calls.ts'
import { ExtendDialog } from './ExtendDialog.tsx'
import { OfferDialog } from './OfferDialog.tsx'

/** A draft is edited instead of extended. */
export function OfferActions({ offer }: { offer: Offer }) {
  const isDraft = canDo(offer, 'change')
  return (
    <>
      {isDraft && <DraftActions offer={offer} />}
      {!isDraft && canDo(offer, 'extend') && <Extend offer={offer} />}
      {canDo(offer, 'end') && <End offer={offer} />}
    </>
  )
}

function DraftActions({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Publish offer={offer} />
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('Edit')}
      </Button>
      {isOpen && <OfferDialog of={offer} onClose={() => setOpen(false)} />}
    </>
  )
}

function Extend({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('Extend')}
      </Button>
      {isOpen && <ExtendDialog offer={offer} onClose={() => setOpen(false)} />}
    </>
  )
}

function Publish({ offer: { id, title } }: { offer: Offer }) {
  const publish = usePublishOffer()
  const press = () =>
    publish.mutate(id, {
      onSuccess: ({ state }) =>
        toastSuccess(
          t(
            state === 'Running'
              ? 'Members can now see {title}'
              : 'Members will see {title} from its first day',
            {
              title,
            },
          ),
        ),
      onError: (error) => toastError(t(error.message)),
    })
  return (
    <Button busy={publish.isPending} onClick={press}>
      {t('Publish')}
    </Button>
  )
}

function End({ offer: { id, title } }: { offer: Offer }) {
  const [isConfirming, setConfirming] = useState(false)
  const end = useEndOffer()
  const confirm = () =>
    end.mutate(id, {
      onSuccess: () => toastSuccess(t('{title} has ended', { title })),
      onError: (error) => toastError(t(error.message)),
      onSettled: () => setConfirming(false),
    })
  return (
    <>
      <Button variant="outlined" onClick={() => setConfirming(true)}>
        {t('End')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('End {title}?', { title })}
        confirmLabel={t('End')}
        cancelLabel={t('Cancel')}
        busy={end.isPending}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      >
        <p>
          {t(
            'Members no longer see it, and you cannot undo this. Invoices that already use it keep its price.',
          )}
        </p>
      </ConfirmDialog>
    </>
  )
}
