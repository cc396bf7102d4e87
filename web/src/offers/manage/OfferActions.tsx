import { laterLastDay, type Offer } from '@bnr/contract/offers/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import { errorsOf } from '../../platform/formErrors.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangeDialog } from '../../ui/ChangeDialog.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { offerPeriod } from '../offerPeriod.ts'
import { useEndOffer, useExtendOffer, usePublishOffer } from './calls.ts'
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
  return (
    <>
      <Button variant="outlined" onClick={() => setConfirming(true)}>
        {t('End')}
      </Button>
      {isConfirming && (
        <ChangeDialog
          change={end}
          input={id}
          title={t('End {title}?', { title })}
          confirmLabel={t('End')}
          done={() => t('{title} has ended', { title })}
          onClose={() => setConfirming(false)}
        >
          <p>
            {t(
              'Members no longer see it, and you cannot undo this. Invoices that already use it keep its price.',
            )}
          </p>
        </ChangeDialog>
      )}
    </>
  )
}

/** A published offer keeps its terms; only its last day can be moved. */
function ExtendDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const extend = useExtendOffer()
  const { id, title } = offer
  const form = useForm({
    initial: { endsOn: offer.endsOn },
    check: async (values) => (await import('../../platform/validate.ts')).firstIssues(laterLastDay, values),
    send: async (later) => {
      await extend.mutateAsync({ id, later })
      toastSuccess(t('{title} extended', { title }))
      onClose()
    },
    refused: (error) => errorsOf(error, laterLastDay),
  })
  return (
    <FormDialog form={form} title={t('Extend {title}', { title })} action={t('Extend')} onClose={onClose}>
      <p>{t('It currently runs from {days}.', { days: offerPeriod(offer) })}</p>
      <TextField label={t('Last day')} required type="date" {...fieldOf(form, 'endsOn')} />
    </FormDialog>
  )
}
