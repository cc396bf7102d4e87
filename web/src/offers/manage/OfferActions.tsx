import { laterLastDay, type Offer } from '@bnr/contract/offers/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { errorsOf } from '../../platform/formErrors.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangeDialog } from '../../ui/ChangeDialog.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { OpenButton } from '../../ui/OpenButton.tsx'
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
      {isDraft && <Publish offer={offer} />}
      {isDraft && (
        <OpenButton
          label="Edit"
          variant="outlined"
          opens={(close) => <OfferDialog of={offer} onClose={close} />}
        />
      )}
      {!isDraft && canDo(offer, 'extend') && (
        <OpenButton
          label="Extend"
          variant="outlined"
          opens={(close) => <ExtendDialog offer={offer} onClose={close} />}
        />
      )}
      {canDo(offer, 'end') && <End offer={offer} />}
    </>
  )
}

function Publish({ offer: { id, title } }: { offer: Offer }) {
  const publish = usePublishOffer()
  const press = () =>
    publish.mutate(id, {
      onSuccess: ({ state }) =>
        toastSuccess(
          state === 'Running'
            ? t('Members can now see {title}', { title })
            : t('Members will see {title} from its first day', { title }),
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
  const end = useEndOffer()
  return (
    <OpenButton
      label="End"
      variant="outlined"
      opens={(close) => (
        <ChangeDialog
          change={end}
          input={id}
          title={t('End {title}?', { title })}
          confirmLabel={t('End')}
          done={() => t('{title} has ended', { title })}
          onClose={close}
        >
          <p>
            {t(
              'Members no longer see it, and you cannot undo this. Invoices that already use it keep its price.',
            )}
          </p>
        </ChangeDialog>
      )}
    />
  )
}

/** A published offer keeps its terms; only its last day can be moved. */
function ExtendDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const extend = useExtendOffer()
  const { id, title } = offer
  const form = useDialogForm(onClose, {
    initial: { endsOn: offer.endsOn },
    check: async (values) => (await import('../../platform/validate.ts')).firstIssues(laterLastDay, values),
    send: async (later) => {
      await extend.mutateAsync({ id, later })
      toastSuccess(t('{title} extended', { title }))
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
