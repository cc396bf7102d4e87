import { laterLastDay, type Offer } from '@bnr/contract/offers/schemas'
import { errorsOf } from '../../platform/formErrors.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { offerPeriod } from '../offerPeriod.ts'
import { useExtendOffer } from './calls.ts'

/** A published offer keeps its terms; only its last day can be moved. */
export function ExtendDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
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
