import type { Offer } from '@bnr/contract/offers/schemas'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useEndOffer, usePublishOffer } from './calls.ts'

/** What can be done with an offer as it stands. */
export function OfferActions({ offer }: { offer: Offer }) {
  if (offer.state === 'Ended') return null
  return (
    <>
      {offer.state === 'Draft' && <Publish offer={offer} />}
      <End offer={offer} />
    </>
  )
}

function Publish({ offer: { id, title } }: { offer: Offer }) {
  const { t } = useTranslation()
  const publish = usePublishOffer()
  const press = () =>
    publish.mutate(id, {
      onSuccess: ({ state }) =>
        toastSuccess(
          t(state === 'Running' ? '{title} is shown to members now' : '{title} is shown from its first day', {
            title,
          }),
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
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  const end = useEndOffer()
  const confirm = () =>
    end.mutate(id, {
      onSuccess: () => toastSuccess(t('{title} has ended', { title })),
      onError: (error) => toastError(t(error.message)),
      onSettled: () => setAsks(false),
    })
  return (
    <>
      <Button variant="outlined" onClick={() => setAsks(true)}>
        {t('End')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('End {title}?', { title })}
        confirmLabel={t('End')}
        cancelLabel={t('Cancel')}
        busy={end.isPending}
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      >
        <p>
          {t('Nobody is shown it any more, and it cannot be brought back. Invoices that hold it keep it.')}
        </p>
      </ConfirmDialog>
    </>
  )
}
