import { Dialog } from '../../ui/Dialog.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useSession } from '../session.ts'
import { resume } from '../sessionKeeper.ts'
import { type StaffMember, useChangeStaff, useCreateStaff } from './calls.ts'
import { StaffForm } from './StaffForm.tsx'
import {
  accountOf,
  changeErrors,
  changeOf,
  newAccountErrors,
  refusalOf,
  type StaffErrors,
  type StaffValues,
} from './staffForm.ts'

export interface StaffDialogProps {
  /** Whose account is changed, or `new`; nobody keeps the dialog closed. */
  of: StaffMember | 'new' | undefined
  onClose: () => void
}

export function StaffDialog({ of, onClose }: StaffDialogProps) {
  const { t } = useTranslation()
  const member = of === 'new' ? undefined : of
  const { user } = useSession()
  const create = useCreateStaff()
  const change = useChangeStaff()

  /** What was refused is said inside the dialog: a toast would lie behind it. */
  async function attempt(work: () => Promise<unknown>): Promise<StaffErrors> {
    try {
      await work()
      onClose()
      return {}
    } catch (error) {
      return refusalOf(error, t)
    }
  }

  async function add(values: StaffValues): Promise<StaffErrors> {
    const account = accountOf(values)
    const wrong = newAccountErrors(account)
    if (Object.keys(wrong).length > 0) return wrong
    return await attempt(async () => {
      const { name } = await create.mutateAsync(account)
      toastSuccess(t('{name} can log in now', { name }))
    })
  }

  async function save(held: StaffMember, values: StaffValues): Promise<StaffErrors> {
    const wanted = changeOf(held, values)
    const wrong = changeErrors(wanted)
    if (Object.keys(wrong).length > 0) return wrong
    return await attempt(async () => {
      if (Object.keys(wanted).length === 0) return
      const { name } = await change.mutateAsync({ id: held.id, change: wanted })
      toastSuccess(t('The account of {name} is saved', { name }))
      // The menu and the name in it follow when it was one's own account.
      if (held.id === user?.userId) await resume()
    })
  }

  return (
    <Dialog
      open={of !== undefined}
      title={member ? t('Edit staff account') : t('New staff account')}
      onClose={onClose}
    >
      <StaffForm
        member={member}
        busy={create.isPending || change.isPending}
        onSave={(values) => (member ? save(member, values) : add(values))}
        onCancel={onClose}
      />
    </Dialog>
  )
}
