import { assignments } from '@bnr/contract/profiles/assignment'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../ui/form/useDialogForm.ts'
import { t } from '../../ui/translation.ts'
import { StaffField } from '../byStatus/AssignDialog.tsx'
import { ConfirmedTotal, totalProblem } from './ConfirmedTotal.tsx'
import { type Matching, useAssignAll, useShowActions } from './calls.ts'

/** Assigns all profiles that match, once their number is confirmed. */
export default function AssignAllDialog({ matching, onClose }: { matching: Matching; onClose: () => void }) {
  const assign = useAssignAll()
  const { criteria, total } = matching
  const form = useDialogForm(useShowActions(onClose), {
    initial: { teleStaffId: '', careStaffId: '', confirmed: '' },
    check: ({ teleStaffId, careStaffId, confirmed }) => ({
      ...(teleStaffId || careStaffId ? {} : { teleStaffId: t('Choose a person, or Nobody') }),
      ...totalProblem(confirmed, total),
    }),
    send: async ({ teleStaffId, careStaffId }) => {
      await assign.mutateAsync({
        criteria: [...criteria],
        total,
        ...(teleStaffId && { teleStaffId: Number(teleStaffId) }),
        ...(careStaffId && { careStaffId: Number(careStaffId) }),
      })
    },
  })
  return (
    <FormDialog form={form} title={t('Assign all that match')} action={t('Assign')} onClose={onClose}>
      {assignments.map((assignment) => (
        <StaffField key={assignment} assignment={assignment} {...fieldOf(form, assignment)} />
      ))}
      <ConfirmedTotal total={total} {...fieldOf(form, 'confirmed')} />
    </FormDialog>
  )
}
