import { indianNumber } from '@bnr/contract/indianNumber'
import { adminFields } from '@bnr/contract/profiles/admin'
import { assignments } from '@bnr/contract/profiles/assignment'
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/ConfirmDialog.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { ListFailure } from '../../ui/fields/ListFailure.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { t } from '../../ui/translation.ts'
import { useStaffList } from '../staff/useStaffList.ts'
import { useHolders } from './handOverCalls.ts'
import { useHandOverForm } from './useHandOverForm.ts'

/** Hands over all profiles of a staff member who leaves, to somebody else or to nobody for now. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { form, confirm, isAsking, stopAsking } = useHandOverForm(onClose)
  const { assignment } = form.values
  const holders = useHolders(assignment)
  const staff = useStaffList(assignment)
  const heldBy = (id: number | '') => holders.data?.find((one) => one.id === id)?.held ?? 0
  if (isAsking)
    return (
      <HandOverQuestion
        count={heldBy(form.values.from)}
        from={nameIn(holders.data, form.values.from) ?? ''}
        to={nameIn(staff.data, form.values.to)}
        busy={form.busy}
        onConfirm={confirm}
        onClose={stopAsking}
      />
    )
  return (
    <FormDialog form={form} title={t('Hand over profiles')} action={t('Hand over')} onClose={onClose}>
      <p>
        {t(
          'Move every profile of one member of staff to another, in every status and with its follow-ups. The number after each name is how many profiles they look after.',
        )}
      </p>
      <ChoiceField
        label={t('Role')}
        choices={assignments.map((one) => ({ value: one, label: t(adminFields[one].label) }))}
        value={assignment}
        onChange={(chosen) => form.setValues({ assignment: chosen, from: '', to: '' })}
      />
      <ChoiceField
        label={t('From')}
        description={holders.isError && <ListFailure onRetry={() => void holders.refetch()} />}
        choices={withNone(
          t(holders.isLoading ? 'Loading…' : 'Select'),
          (holders.data ?? []).map(({ id, name, disabled, held }) => ({
            value: id,
            label: t(disabled ? '{name} ({held}), left' : '{name} ({held})', {
              name,
              held: indianNumber(held),
            }),
          })),
        )}
        {...fieldOf(form, 'from')}
      />
      <RecipientField form={form} staff={staff} heldBy={heldBy} />
    </FormDialog>
  )
}

type RecipientProps = Pick<ReturnType<typeof useHandOverForm>, 'form'> & {
  staff: ReturnType<typeof useStaffList>
  heldBy: (id: number) => number
}

function RecipientField({ form, staff, heldBy }: RecipientProps) {
  const others = (staff.data ?? []).filter(({ id }) => id !== form.values.from)
  const shown = others.map(({ id, name }) => ({
    value: id,
    label: t('{name} ({held})', { name, held: indianNumber(heldBy(id)) }),
  }))
  return (
    <ChoiceField
      label={t('To')}
      description={staff.isError && <ListFailure onRetry={() => void staff.refetch()} />}
      choices={withNone(t(staff.isLoading ? 'Loading…' : 'Select'), [
        { value: 0, label: t('Nobody') },
        ...shown,
      ])}
      {...fieldOf(form, 'to')}
    />
  )
}

const nameIn = (staff: readonly { id: number; name: string }[] = [], id: number | '') =>
  staff.find((one) => one.id === id)?.name

interface HandOverQuestionProps extends Required<Pick<ConfirmDialogProps, 'busy' | 'onConfirm' | 'onClose'>> {
  count: number
  from: string
  /** Undefined if nobody looks after the profiles for now. */
  to: string | undefined
}

function HandOverQuestion({ count, from, to, ...dialog }: HandOverQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={
        count === 1
          ? t('Hand over 1 profile?')
          : t('Hand over {count} profiles?', { count: indianNumber(count) })
      }
      confirmLabel={t('Hand over')}
      cancelLabel={t('Back')}
    >
      <p>
        {to === undefined
          ? t('Nobody will look after the profiles of {from}, or their follow-ups, until you assign them.', {
              from,
            })
          : t('This moves all profiles of {from}, with their follow-ups, to {to}.', { from, to })}
      </p>
    </ConfirmDialog>
  )
}
