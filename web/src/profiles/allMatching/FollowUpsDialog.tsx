import { planFollowUps } from '@bnr/contract/bulk/endpoints'
import { lastDay } from '@bnr/contract/contactLog/rules'
import { indianDay } from '@bnr/contract/indianDay'
import { errorsOf } from '../../platform/formErrors.ts'
import { FieldPair } from '../../ui/fields/FieldPair.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { t } from '../../ui/translation.ts'
import { ConfirmedTotal, totalProblem } from './ConfirmedTotal.tsx'
import { type Matching, usePlanFollowUps, useShowActions } from './calls.ts'

/** Plans a follow-up for all profiles that match, once their number is confirmed. */
export default function FollowUpsDialog({ matching, onClose }: { matching: Matching; onClose: () => void }) {
  const today = indianDay(new Date())
  const form = useFollowUps(matching, onClose)
  return (
    <FormDialog form={form} title={t('Plan follow-ups')} action={t('Plan')} onClose={onClose}>
      <p className="soft">
        {t('Each follow-up goes to the person who looks after the family, or to you if nobody does.')}
      </p>
      <TextAreaField label={t('Note')} required rows={3} maxLength={1000} {...fieldOf(form, 'note')} />
      <FieldPair>
        <TextField
          label={t('Call back on')}
          type="date"
          required
          min={today}
          max={lastDay(today)}
          {...fieldOf(form, 'followUpOn')}
        />
        <TextField label={t('Time (optional)')} type="time" {...fieldOf(form, 'followUpAt')} />
      </FieldPair>
      <ConfirmedTotal total={matching.total} {...fieldOf(form, 'confirmed')} />
    </FormDialog>
  )
}

function useFollowUps({ criteria, total }: Matching, onClose: () => void) {
  const plan = usePlanFollowUps()
  return useDialogForm(useShowActions(onClose), {
    initial: { note: '', followUpOn: '', followUpAt: '', confirmed: '' },
    check: ({ note, followUpOn, confirmed }) => ({
      ...(note.trim() ? {} : { note: 'Enter a note' }),
      ...(followUpOn ? {} : { followUpOn: 'Select a day' }),
      ...totalProblem(confirmed, total),
    }),
    send: async ({ note, followUpOn, followUpAt }) => {
      const planned = { note: note.trim(), followUpOn, ...(followUpAt && { followUpAt }) }
      await plan.mutateAsync({ criteria: [...criteria], total, ...planned })
    },
    refused: (error) => errorsOf(error, planFollowUps.body),
  })
}
