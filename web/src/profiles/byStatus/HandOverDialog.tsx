import { indianNumber } from '@bnr/contract/indianNumber'
import { adminFields } from '@bnr/contract/profiles/admin'
import { type Assignment, assignments } from '@bnr/contract/profiles/assignment'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { ListFailure } from '../../ui/fields/ListFailure.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useStaffChoices } from '../staff/useStaffChoices.ts'
import { useHandOver, useHolders } from './handOverCalls.ts'

/** Somebody leaves: all whom they look after get somebody else, or nobody for now. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useHandOverForm(onClose)
  const { assignment } = form.values
  const holders = useHolders(assignment)
  const staff = useStaffChoices(assignment)
  return (
    <FormDialog form={form} title={t('Hand over profiles')} action={t('Hand over')} onClose={onClose}>
      <p>
        {t(
          'Every profile that one of the staff looks after goes to another, in every status, and the follow-ups with it.',
        )}
      </p>
      <ChoiceField
        label={t('As')}
        choices={assignments.map((one) => ({ value: one, label: t(adminFields[one].label) }))}
        value={assignment}
        onChange={(chosen) => form.setValues({ assignment: chosen as Assignment, from: '', to: '' })}
      />
      <ChoiceField
        label={t('From')}
        placeholder={t(holders.isLoading ? 'Loading…' : 'Select')}
        description={holders.isError && <ListFailure onRetry={() => void holders.refetch()} />}
        choices={(holders.data ?? []).map(({ id, name, disabled, held }) => ({
          value: String(id),
          label: t(disabled ? '{name} ({held}), left' : '{name} ({held})', {
            name,
            held: indianNumber(held),
          }),
        }))}
        {...fieldOf(form, 'from')}
      />
      <ChoiceField
        label={t('To')}
        placeholder={t(staff.isPending ? 'Loading…' : 'Select')}
        description={staff.isError && <ListFailure onRetry={staff.retry} />}
        choices={staff.choices.filter(({ value }) => value !== form.values.from)}
        {...fieldOf(form, 'to')}
      />
    </FormDialog>
  )
}

function useHandOverForm(onDone: () => void) {
  const { t } = useTranslation()
  const handOver = useHandOver()
  return useForm({
    initial: { assignment: assignments[0] as Assignment, from: '', to: '' },
    check: ({ from, to }) => ({
      ...(!from && { from: t('Choose who hands over') }),
      ...(!to && { to: t('Choose somebody, or Nobody') }),
      ...(from && from === to && { to: t('Choose somebody else') }),
    }),
    send: async ({ assignment, from, to }) => {
      const moved = await handOver.mutateAsync({ assignment, from: Number(from), to: Number(to) })
      toastSuccess(t('{count} profiles handed over', { count: indianNumber(moved) }))
      onDone()
    },
  })
}
